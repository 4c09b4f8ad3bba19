import type { FastifyInstance } from 'fastify'
import { templatePath } from '#platform/contract/constants.ts'
import { csvColumns } from '#platform/contract/csv.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import type { Composition } from '../module/composition.ts'
import { csvLine } from './cell-text.ts'
import { encodeCp932, toCp932Form } from './cp932.ts'

/** The heading that an upload must have. In Japanese for everyone: CP932 has no simplified Chinese. */
export const headingOf = ({ fields }: Pick<AnyMaster, 'fields'>): readonly string[] =>
  csvColumns(fields).map(({ label }) => toCp932Form(label.ja))

/** The heading and nothing else: an example row would be imported by someone. */
export function templateOf(master: Pick<AnyMaster, 'name' | 'fields'>): Buffer {
  const bytes = encodeCp932(csvLine(headingOf(master)))
  if (!bytes) throw new Error(`A Japanese label of ${master.name} cannot be written in CP932`)
  return bytes
}

/** `/template/<master>.csv` (specification section 9 "Uploads path"). Labels are no secret: anyone may cache them. */
export function addTemplates(server: FastifyInstance, { masters }: Pick<Composition, 'masters'>): void {
  server.get<{ Params: { file: string } }>(`${templatePath}:file`, (request, reply) => {
    const name = /^([a-z0-9_]+)\.csv$/.exec(request.params.file)?.[1]
    const master = masters.find((one) => one.name === name)
    if (!master) throw http[404].with()
    return reply
      .headers({
        'content-type': 'text/csv; charset=Shift_JIS',
        'content-disposition': `attachment; filename="${master.name}.csv"`,
        'cache-control': 'public, max-age=3600',
      })
      .send(templateOf(master))
  })
}
