import { defineConfig } from 'vitest/config'
export default defineConfig({ root: '/work/wt-http', test: { include: ['test/contract/**/*.test.ts','platform/server/http/**/*.test.ts'], testTimeout: 60000, hookTimeout: 60000, maxWorkers: 2 } })
