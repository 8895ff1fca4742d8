// What each package may import. A package that is not in the list of another may not be imported by it: the clients
// never import each other. See each `comment` for the remaining rules.
const MAY_IMPORT = {
  engine: [],
  content: ['engine'],
  narrator: ['engine'],
  bots: ['engine', 'content'],
  cli: ['engine', 'content', 'bots', 'narrator'],
  web: ['engine', 'content', 'bots', 'narrator'],
};

const direction = Object.entries(MAY_IMPORT).map(([name, allowed]) => ({
  name: `${name}-imports-only-what-it-may`,
  comment: `${name} may import ${allowed.length === 0 ? 'no package' : allowed.join(', ')}`,
  severity: 'error',
  from: { path: `^packages/${name}/src/` },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
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
      to: { path: ['^packages/[^/]+/test/', '\\.(test|spec)\\.tsx?$'] },
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
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.json'],
    },
  },
};
