import { defineConfig } from 'vite'

/** Bundles the server and the command line; packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  // The built product trusts its statements; development and tests compare each answer with them (stated-columns.ts).
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: {
        server: 'app/server.ts',
        start: 'app/start.ts',
        cli: 'app/cli.ts',
        worker: 'app/worker.ts',
        plan: 'app/plan.ts',
        'document-worker': 'platform/server/documents/render-worker.ts',
        'embedded-thread': 'platform/server/database/embedded-thread.ts',
        'planning-thread': 'app/plan/planning-thread.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
})
