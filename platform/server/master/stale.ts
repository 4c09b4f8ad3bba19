import { generic } from '#platform/contract/error-catalogue.ts'
import { BusinessError, type FieldError } from '#platform/contract/errors.ts'
import type { Field } from '#platform/contract/fields.ts'
import type { Language } from '#platform/contract/text.ts'
import { validation } from '#platform/contract/validation.ts'
import type { AnyValues, AnyStored, EveryRecord } from '#platform/contract/master-record.ts'
import type { Context } from '../context.ts'
import type { Directory } from './directory.ts'
import { fieldsToEdit, type ServedMaster } from './served-master.ts'

/** Someone was faster: who and when, and which fields are now different from what the caller was about to save. */
export async function staleError(
  context: Context,
  { master, directory }: ServedMaster,
  current: AnyStored,
  sent?: AnyValues,
): Promise<BusinessError> {
  const { params } = await staleRecord(context, directory, current)
  const differing = sent ? fieldsToEdit(master).filter((name) => current[name] !== sent[name]) : []
  return new BusinessError(
    generic.STALE,
    params,
    differing.map((name) => changedError(name, master.fields[name], current[name], context.language)),
  )
}

/** The same for a record that is no master's: who was faster, and when. */
export async function staleRecord(
  { tx, session }: Context,
  directory: Directory,
  { update_user: user_cd, update_dt }: Pick<EveryRecord, 'update_user' | 'update_dt'>,
): Promise<BusinessError> {
  const names = await directory.namesOf(tx, session.company_cd, [user_cd])
  const zone = await directory.timeZoneOf(tx, session)
  const time = timeIn(zone, new Date(update_dt))
  return generic.STALE.with({ name: names.get(user_cd) ?? user_cd, time })
}

function changedError(
  path: string,
  field: Field | undefined,
  value: unknown,
  language: Language,
): FieldError {
  const shown = field?.codes?.texts[String(value)]?.[language] ?? String(value)
  const { code, text } = validation.V_CHANGED
  return { path, code, text, params: { value: shown } }
}

/** 2026/11/18 13:20, as the screens write moments in all three languages. */
function timeIn(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('ja-JP', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return parts.format(moment)
}
