import { http } from '#platform/contract/error-catalogue.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import type { Fields } from '#platform/contract/fields.ts'
import type { DeclaredReference } from '#platform/contract/master-references.ts'
import type { Slip, SlipSent } from '#platform/contract/slip.ts'
import type { Context } from '../context.ts'
import { wrongAmong } from '../master/wrong-references.ts'

/** Codes of masters that are not there, or not in use: each is said at its cell. What a stored line has may stay. */
export async function refuseWrongReferences(slip: Slip, context: Context, sent: SlipSent): Promise<void> {
  const typed = sent.lines.flatMap((line, at) => (line.line_no === 0 ? [{ line, at }] : []))
  const [header = []] = await wrongAmong(referencesIn(slip.header), context, [
    { values: sent.header, stored: undefined },
  ])
  const lines = await wrongAmong(
    referencesIn(slip.lines),
    context,
    typed.map(({ line }) => ({ values: line, stored: undefined })),
  )
  const wrong = [
    ...header.map((one) => ({ ...one, path: `header.${one.path}` })),
    ...lines.flatMap((found, index) =>
      found.map((one) => ({ ...one, path: `lines.${String(typed[index]?.at ?? 0)}.${one.path}` })),
    ),
  ]
  if (wrong.length === 0) return
  const fields = wrong.map(({ path, kind: { code, text }, params }) => ({ path, code, text, params }))
  throw new BusinessError(http[400], {}, fields)
}

const referencesIn = (fields: Fields): readonly DeclaredReference[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const { refersTo } = field
    if (!refersTo || refersTo.master === 'self') return []
    return [{ name, field, target: refersTo.master, parts: refersTo.parts ?? [name] }]
  })
