import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

// The quick tests, for mutation testing: those that run no game while they are loaded, for what runs then is not
// measured. Mutants live in a copy of the
// repository whose node_modules links back to the original packages; the aliases keep
// package imports inside the copy.
export default defineConfig({
  resolve: {
    alias: [
      {
        find: /^@openrealms\/engine\/testing$/,
        replacement: path('packages/engine/src/testing/index.ts'),
      },
      {
        find: /^@openrealms\/(engine|content|bots)$/,
        replacement: path('packages/$1/src/index.ts'),
      },
    ],
  },
  test: {
    include: ['packages/{engine,content}/test/**/*.{test,spec}.ts'],
    exclude: [
      ...configDefaults.exclude,
      '**/battery/**',
      '**/examples/**',
      '**/fuzz/**',
      '**/playthrough/**',
      '**/perft/**',
      '**/scripts/**',
      '**/api/{replay,state-copy,undo}.test.ts',
    ],
    environment: 'node',
    pool: 'threads',
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
