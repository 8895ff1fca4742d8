import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Workspace packages resolve to their TypeScript sources, so tests need no build.
const conditions = ['openrealms-source', 'module', 'node', 'development|production'];

/** Short to read and long to run. */
const LONG = /\/(fit|fit-screens|formats|contrast)\.browser\.ts$/;

/** A worker must not begin a long file when the others have nothing left to do. Where nothing is known yet, vitest goes by the size of files. */
class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongOnesFirst },
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
          // On a busy machine a real browser may be late once. A test that needs it is listed with "retry x1".
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
