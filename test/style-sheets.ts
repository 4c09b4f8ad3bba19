import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '#platform/server/settings.ts'

/** A style sheet of the product as it stands in the source. */
export const styleSheet = (file: string): string => readFileSync(path.join(projectRoot(), file), 'utf8')

export const styleSheets = (): readonly string[] =>
  ['app', 'modules', 'platform'].flatMap((folder) =>
    readdirSync(path.join(projectRoot(), folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => styleSheet(path.join(folder, file))),
  )
