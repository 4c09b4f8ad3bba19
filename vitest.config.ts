import { defineConfig } from 'vitest/config'
import { soaking } from './test/soak.ts'

/** The build machine has two processors. With three workers, tried once beside other work, everything took twice as long. */
const maxWorkers = 2

/** The files of a worker share what they import, and journeys their browser and the process of their servers: that took a third of the time. */
const isolate = false

/** They run the product as it is delivered; only they wait until it is built. */
const ofBuiltProduct = ['app/cli.server.test.ts']

/** What measures times has the machine for itself. */
const timed = 'e2e/**/*-speed.e2e.ts'

/** Properties are tried with the same cases in every run but in a soak. */
const ofProperties = 'test/property-seed.ts'

const onDatabases = {
  setupFiles: [ofProperties],
  globalSetup: ['test/postgres-cluster.ts'],
  testTimeout: 30_000,
  hookTimeout: 120_000,
  maxWorkers,
}

const inBrowser = {
  globalSetup: ['test/built-product.ts', 'test/postgres-cluster.ts'],
  setupFiles: ['e2e/each-test.ts', 'e2e/stage-database.ts'],
  testTimeout: 120_000,
  hookTimeout: 180_000,
  // A busy machine is slow, not wrong.
  expect: { poll: { timeout: 20_000 } },
}

export default defineConfig({
  test: {
    reporters: ['default'],
    // What was transformed is kept by contents: half of the time of a single file.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/kaname/vitest' },
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: [ofProperties],
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
          exclude: ['**/node_modules/**', 'dist/**', 'data/**', ...ofBuiltProduct],
          ...onDatabases,
          isolate,
        },
      },
      {
        test: {
          name: 'built',
          include: ofBuiltProduct,
          ...onDatabases,
          globalSetup: ['test/built-server.ts', 'test/postgres-cluster.ts'],
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.e2e.ts', ...(soaking ? ['e2e/**/*.soak.ts'] : [])],
          exclude: [timed],
          ...inBrowser,
          maxWorkers,
          isolate,
        },
      },
      {
        test: { name: 'speed', include: [timed], ...inBrowser, fileParallelism: false, isolate },
      },
    ],
  },
})
