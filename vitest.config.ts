import { defineConfig } from 'vitest/config'

/** Two build-machine cores: more workers only take turns. Three have been tried, and everything took twice as long. */
const maxWorkers = 2

/**
 * The files of a worker share what they import: loading the product for each of them took a third of the time. Only who looks
 * at everything that is declared must not meet what others declare for their tests.
 */
const isolate = false
const ofWholeProduct = [
  'test/contract/**/*.server.test.ts',
  'modules/system/server/csv-export/*.server.test.ts',
]

/** What measures times has the machine for itself. */
const timed = 'e2e/**/*-speed.e2e.ts'

const onDatabases = {
  globalSetup: ['test/postgres-cluster.ts'],
  testTimeout: 30_000,
  hookTimeout: 120_000,
  maxWorkers,
}

const inBrowser = {
  globalSetup: ['test/postgres-cluster.ts'],
  setupFiles: ['e2e/tell-failure.ts', 'e2e/stage-database.ts'],
  testTimeout: 120_000,
  hookTimeout: 180_000,
  // A busy machine is slow, not wrong.
  expect: { poll: { timeout: 20_000 } },
}

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'dist/**', 'data/**', 'e2e/**', '**/*.server.test.ts'],
          // A busy machine is slow, not wrong.
          testTimeout: 30_000,
          maxWorkers,
          isolate,
        },
      },
      {
        test: {
          name: 'server',
          include: ['**/*.server.test.ts'],
          exclude: ['**/node_modules/**', 'dist/**', 'data/**', ...ofWholeProduct],
          ...onDatabases,
          isolate,
        },
      },
      { test: { name: 'product', include: ofWholeProduct, ...onDatabases } },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.e2e.ts'],
          exclude: [timed],
          ...inBrowser,
          maxWorkers,
        },
      },
      {
        test: { name: 'speed', include: [timed], ...inBrowser, fileParallelism: false },
      },
    ],
  },
})
