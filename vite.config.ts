import react from '@vitejs/plugin-react'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import { defaultPort, templatePath } from './platform/contract/constants.ts'

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

export default defineConfig({
  plugins: [react(), precompress()],
  build: {
    outDir: 'dist/web',
    // No script or style is inlined: the content security policy would refuse it.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { '/api': ownServer, [templatePath]: ownServer },
  },
})
