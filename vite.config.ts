import react from '@vitejs/plugin-react'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import { defaultPort, templatePath } from './platform/contract/constants.ts'
import { serviceWorker } from './vite.service-worker.ts'

const ownServer = `http://127.0.0.1:${String(defaultPort)}`

/** Writes `.br` and `.gz` beside each file, so that the server compresses nothing while it serves. */
function precompress(): Plugin {
  let directory = ''
  return {
    name: 'kaname:precompress',
    apply: 'build',
    configResolved(config) {
      directory = config.build.outDir
    },
    async closeBundle() {
      const files = await readdir(directory, { recursive: true })
      const texts = files.filter((file) => /\.(?:js|css|html|svg|json)$/.test(file))
      for (const file of texts) await compress(join(directory, file))
    },
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < 1024) return
  const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, options))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** A chunk of what comes with files at once: everything that they import, but not what they read later. */
function cameWith(
  name: string,
  ...roots: readonly string[]
): (id: string, modules: Modules) => string | null {
  let all: Set<string> | undefined
  return (id, modules) => {
    if (!all) {
      all = new Set()
      const open = roots.map((root) => join(import.meta.dirname, root))
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (all.has(next)) continue
        all.add(next)
        open.push(...(modules.getModuleInfo(next)?.importedIds ?? []))
      }
    }
    return all.has(id) ? name : null
  }
}

/**
 * Few files instead of hundreds: what the sign-in needs, what the shell adds, what most screens are made of, and the contract of each
 * module. Each screen stays a file of its own.
 */
const signIn = 'modules/system/web/sign-in'

/** Whoever reads the contract of one of them reads most of the others. */
const together = ['place-order', 'production', 'mes', 'developer']

const sharedChunks = [
  {
    name: cameWith('start', 'app/web/main.tsx', `${signIn}/company-login.tsx`, `${signIn}/user-login.tsx`),
    debugName: 'start',
    priority: 4,
  },
  { name: cameWith('shell', 'app/web/signed-in.tsx'), debugName: 'shell', priority: 3 },
  {
    name: 'kit',
    debugName: 'kit',
    test: /node_modules|\/platform\/(?:web|contract)\//,
    minShareCount: 4,
    priority: 2,
  },
  {
    name: (id: string) => {
      const [, module = null] = /\/modules\/([\w-]+)\/contract\//.exec(id) ?? []
      return module !== null && together.includes(module) ? 'making' : module
    },
    debugName: 'contracts',
    minShareCount: 3,
    priority: 1,
  },
  {
    name: cameWith(
      'home',
      'modules/system/web/home/home-screen.tsx',
      'modules/system/web/home/system-tiles.tsx',
      'modules/stock/web/home/stock-tiles.tsx',
      'modules/receive-order/web/home/order-tiles.ts',
      'modules/sales/web/home/sales-tiles.ts',
      'modules/place-order/web/home/place-order-tiles.ts',
      'modules/production/web/home/production-tiles.tsx',
      'modules/mes/web/home/machines-tile.tsx',
    ),
    debugName: 'home',
    priority: 0,
  },
]

export default defineConfig({
  plugins: [react(), serviceWorker(), precompress()],
  build: {
    outDir: 'dist/web',
    // No script or style is inlined: the content security policy would refuse it.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
  },
  server: {
    proxy: { '/api': ownServer, [templatePath]: ownServer },
  },
})
