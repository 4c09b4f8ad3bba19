import { generic, http } from '#platform/contract/error-catalogue.ts'
import { BusinessError, type FieldError } from '#platform/contract/errors.ts'
import type { Field, Fields } from '#platform/contract/fields.ts'
import { slipErrors } from '#platform/contract/kept-slip.ts'
import type { AnySlip, AnySlipSent } from '#platform/contract/slip.ts'
import { referencesIn } from '#platform/contract/slip-references.ts'
import { validation } from '#platform/contract/validation.ts'
import type { Context } from '../context.ts'
import { staleRecord } from '../master/stale.ts'
import { wrongAmong } from '../master/wrong-references.ts'
import type { KeptSlip } from './kept-slip.ts'
import type { FoundSlip } from './read-kept.ts'

type Values = Readonly<Record<string, unknown>>

/** What is stored of a slip that is sent; nothing of a new one. */
type Stored = Pick<FoundSlip, 'header' | 'lines'> | undefined

/**
 * Codes of masters that are not there, or not in use: each is said at its cell. What already stood in the same header
 * or line may stay, also when it has been stopped since.
 */
export async function refuseWrongReferences(
  slip: AnySlip,
  context: Context,
  sent: AnySlipSent,
  stored?: Stored,
): Promise<void> {
  const [refusal] = await wrongReferencesOf(slip, context, [{ sent, stored }])
  if (refusal) throw refusal
}

/** The same of many slips, in as many statements as of one. */
export async function wrongReferencesOf(
  slip: AnySlip,
  context: Context,
  slips: readonly { readonly sent: AnySlipSent; readonly stored?: Stored }[],
): Promise<readonly (BusinessError | undefined)[]> {
  const [ofHeaders, ofLines] = await Promise.all([
    wrongAmong(
      referencesIn(slip.header),
      context,
      slips.map(({ sent, stored }) => ({ values: sent.header, stored: stored?.header })),
    ),
    wrongAmong(
      referencesIn(slip.lines),
      context,
      slips.flatMap(({ sent, stored }) => {
        const storedLines = byNumber(stored)
        return sent.lines.map((line) => ({ values: line, stored: storedLines.get(line.line_no) }))
      }),
    ),
  ])
  let from = 0
  return slips.map(({ sent }, at) => {
    const found = ofLines.slice(from, (from += sent.lines.length))
    const wrong = [
      ...(ofHeaders[at] ?? []).map((one) => ({ ...one, path: `header.${one.path}` })),
      ...found.flatMap((ofLine, line) =>
        ofLine.map((one) => ({ ...one, path: `lines.${line}.${one.path}` })),
      ),
    ]
    if (wrong.length === 0) return undefined
    const fields = wrong.map(({ path, kind: { code, text }, params }) => ({ path, code, text, params }))
    return new BusinessError(http[400], {}, fields)
  })
}

const byNumber = (stored: Stored): ReadonlyMap<number, Values> =>
  new Map(stored?.lines.map((line) => [line.line_no, line]))

/** A line number is given by the server: one that the slip does not have, or that comes twice, is made up. */
export function refuseForgedLines(sent: AnySlipSent, stored: Stored): void {
  const open = new Set(stored?.lines.map(({ line_no }) => line_no))
  for (const [at, { line_no }] of sent.lines.entries())
    if (line_no !== 0 && !open.delete(line_no))
      throw slipErrors.SLIP_LINE_GONE.with({ line: at + 1 }).at(`lines.${at}.line_no`)
}

/** A line that may not be changed arrives as it is stored, and is not left out. */
export function refuseLockedLines(kept: KeptSlip, sent: AnySlipSent, found: FoundSlip): void {
  const { header, own } = found
  for (const stored of found.lines) {
    const refusal = kept.lineRefusal?.(stored, { header, lines: found.lines, update_cnt: own.update_cnt })
    if (!refusal) continue
    const at = sent.lines.findIndex(({ line_no }) => line_no === stored.line_no)
    const line = sent.lines[at]
    if (!line) throw refusal
    const changed = typedNames(kept.slip, kept.slip.lines).find((name) => line[name] !== stored[name])
    if (changed !== undefined) throw refusal.at(`lines.${at}.${changed}`)
  }
}

/** Someone was faster: who and when, and which cells are now different from what was about to be saved. */
export async function refuseStale(
  { slip, directory }: KeptSlip,
  context: Context,
  sent: AnySlipSent,
  { header, lines, own }: FoundSlip,
): Promise<void> {
  if (own.update_cnt === sent.update_cnt) return
  const { params } = await staleRecord(context, directory, { ...own })
  const differing = (fields: Fields, path: string, mine: Values, theirs: Values): readonly FieldError[] =>
    typedNames(slip, fields).flatMap((name) => {
      const field = fields[name]
      if (!field || mine[name] === theirs[name]) return []
      const { code, text } = validation.V_CHANGED
      return [{ path: `${path}.${name}`, code, text, params: { value: shown(field, theirs[name], context) } }]
    })
  const stored = byNumber({ header, lines })
  throw new BusinessError(generic.STALE, params, [
    ...differing(slip.header, 'header', sent.header, header),
    ...sent.lines.flatMap((line, at) => {
      const theirs = stored.get(line.line_no)
      return theirs ? differing(slip.lines, `lines.${at}`, line, theirs) : []
    }),
  ])
}

const shown = (field: Field, value: unknown, { language }: Context): string =>
  field.codes?.texts[String(value)]?.[language] ?? String(value)

/** What people type. */
export const typedNames = ({ key, computed }: AnySlip, fields: Fields): readonly string[] =>
  Object.keys(fields).filter((name) => !key.includes(name) && !computed.includes(name))
