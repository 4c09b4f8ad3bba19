import { convertFile } from '#platform/contract/matching/convert-file.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import type { MatchingCalls } from '#platform/contract/matching/matching-calls.ts'
import type { triedRow } from '#platform/contract/reconcile/tried-row.ts'
import type { z } from 'zod'
import type { Context } from '../context.ts'
import { rowsToTry } from '../matching/matching-service.ts'
import type { AccountSource } from './account-source.ts'

interface Tried {
  readonly row_no: number
  readonly assessed: z.output<typeof triedRow>
}

/** Every row of a sample as the statement would be read; nothing is written. */
export async function tryRows<Name extends string>(
  context: Context,
  {
    target,
    directory,
    today,
  }: Pick<AccountSource<Name>, 'target' | 'directory'> & { readonly today: string },
  sent: InputOf<MatchingCalls['tryAll']>,
): Promise<{ rows: Tried[] }> {
  const { matching, heading, rows } = await rowsToTry(context, { target, directory }, sent)
  const converted = convertFile(target, { matching, heading, rows, today })
  return {
    rows: converted.map(({ row, values, problems }) => ({
      row_no: row,
      assessed: {
        shown: { ...values },
        problems: problems.map(({ error: { text, params } }) => ({ text, params: { ...params } })),
      },
    })),
  }
}
