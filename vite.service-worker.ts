import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transformWithOxc, type Plugin, type Rolldown } from 'vite'
import { serviceWorkerPath } from './platform/contract/constants.ts'
import type { OfflineBuild } from './platform/web/offline-page/serve-offline.ts'

const source = 'platform/web/offline-page/serve-offline.ts'

/** What the page begins with, what it knows of the session that was kept, the shell, and the one screen that opens without a network. */
const page = 'app/web/main.tsx'
const roots = [
  page,
  'platform/web/session/kept-session.ts',
  'platform/web/kit/offline/kept-answers.ts',
  'app/web/signed-in.tsx',
  'modules/mes/web/terminal/terminal-screen.tsx',
]

/** Writes the service worker, which knows the names of the files that it is to keep. */
export function serviceWorker(): Plugin {
  return {
    name: 'kaname:service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const file = join(import.meta.dirname, source)
        const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
        const call = `serveOffline(self, ${JSON.stringify(buildOf(bundle))})\n`
        this.emitFile({
          type: 'asset',
          fileName: serviceWorkerPath.slice(1),
          source: code.replaceAll(/^export /gm, '') + call,
        })
      },
    },
  }
}

function buildOf(bundle: Rolldown.OutputBundle): OfflineBuild {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  /** Where its code is, and what others import in its place. */
  const filesWith = (root: string) => {
    const id = join(import.meta.dirname, root)
    const found = chunks.filter(
      ({ moduleIds, facadeModuleId }) => facadeModuleId === id || moduleIds.includes(id),
    )
    if (found.length === 0) throw new Error(`The build has no ${root}`)
    return found.map(({ fileName }) => fileName)
  }
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const wanted = new Set<string>()
  const open = roots.flatMap(filesWith)
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const chunk = byName.get(next)
    if (!chunk || wanted.has(next)) continue
    wanted.add(next)
    open.push(...chunk.imports)
    for (const style of chunk.viteMetadata?.importedCss ?? []) wanted.add(style)
    for (const asset of chunk.viteMetadata?.importedAssets ?? []) wanted.add(asset)
  }
  const files = [...wanted].toSorted().map((name) => `/${name}`)
  // Of all files: a build is another one also when only screens differ that are not kept.
  const id = createHash('sha256').update(Object.keys(bundle).toSorted().join('\n')).digest('hex').slice(0, 16)
  return { id, entry: `/${filesWith(page)[0] ?? ''}`, files }
}
