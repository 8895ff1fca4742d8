import { defineConfig } from 'vitest/config';

// Workspace packages resolve to their TypeScript sources, so tests need no build.
const conditions = ['openrealms-source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.{ts,tsx}'],
      reporter: ['text-summary', 'html', 'json-summary'],
      reportsDirectory: 'coverage',
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/*/test/**/*.{test,spec}.{ts,tsx}'],
          environment: 'node',
          pool: 'threads',
          isolate: false,
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['packages/web/test/browser/**/*.browser.ts'],
          environment: 'node',
          globalSetup: 'packages/web/test/browser/harness/global-setup.ts',
          // The files of a worker share its browser; each test has a context of its own in it.
          pool: 'forks',
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
