// Dependency direction: engine <- content <- bots <- cli. A package may import only
// those to its left; see each `comment` for the remaining rules.
const order = ['engine', 'content', 'bots', 'cli'];

const direction = order.slice(0, -1).map((name, index) => ({
  name: `${name}-imports-only-lower-packages`,
  comment: `${name} may not import ${order.slice(index + 1).join(', ')}`,
  severity: 'error',
  from: { path: `^packages/${name}/src/` },
  to: { path: `^packages/(${order.slice(index + 1).join('|')})/` },
}));

export default {
  forbidden: [
    ...direction,
    {
      name: 'no-circular',
      comment: 'Modules may not import each other in a circle; types may refer to each other',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-test-code-in-src',
      comment: 'Sources may not import test code',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { path: ['^packages/[^/]+/test/', '\\.(test|spec)\\.ts$'] },
    },
    {
      name: 'no-testing-helpers-in-src',
      comment: "Sources may not import the engine's testing helpers",
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: '^packages/engine/src/testing/' },
      to: { path: '^packages/engine/src/testing/' },
    },
    {
      name: 'engine-is-platform-neutral',
      comment: 'The engine also runs in browsers: no Node builtins, no installed packages',
      severity: 'error',
      from: { path: '^packages/engine/src/' },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-reach-into-another-package',
      comment: "Import another package by its name, not through its files' paths",
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'not-unresolvable',
      comment: 'Every import must resolve',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.check.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['openrealms-source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.mts', '.js', '.mjs', '.json'],
    },
  },
};
