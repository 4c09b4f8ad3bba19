import { sql } from 'drizzle-orm'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import {
  createMode,
  type MasterEdit,
  type MasterRow,
  type AnyValues,
} from '#platform/contract/master-record.ts'
import { changesBetween, recordChange } from '../audit/change-history.ts'
import type { Context } from '../context.ts'
import { fixedFields } from './fixed-fields.ts'
import { toColumns } from './master-table.ts'
import { sayChanged } from './say-changed.ts'
import {
  fieldsToEdit,
  findRecord,
  historyKey,
  isRecord,
  lockRecord,
  rowOf,
  saidKey,
  type ServedMaster,
} from './served-master.ts'
import { staleError } from './stale.ts'
import { wrongReferences, type WrongReference } from './wrong-references.ts'

/** Assign mode 0 creates, 1 changes (specification section 4). */
export const editMaster = (served: ServedMaster, context: Context, sent: MasterEdit): Promise<MasterRow> =>
  sent.assign_mode === createMode ? create(served, context, sent) : change(served, context, sent)

async function create(served: ServedMaster, context: Context, sent: MasterEdit): Promise<MasterRow> {
  const { master, table } = served
  const { tx, session } = context
  const names = Object.keys(master.fields)
  await refuseWrongReferences(served, context, sent)
  const inserted = await tx
    .insert(table)
    .values({
      ...toColumns(master, sent, names),
      company_cd: session.company_cd,
      ...(master.perFactory ? { factory_cd: session.factory_cd } : {}),
      create_user: session.user_cd,
      update_user: session.user_cd,
    })
    .onConflictDoNothing()
    .returning({ update_cnt: table.update_cnt })
  if (inserted.length === 0)
    throw (served.policy.exists?.(sent) ?? generic.KEY_EXISTS.with({ code: saidKey(served, sent) })).at(
      master.key.at(-1) ?? '',
    )
  await recordChange(context, {
    table: master.name,
    key: historyKey(served, context, sent),
    action: 'create',
    changes: changesBetween(undefined, sent, names),
  })
  sayChanged(served, context, [sent])
  await served.policy.created?.(context, sent)
  await refuseWrong(served, context, sent)
  return answer(served, context, sent)
}

async function change(served: ServedMaster, context: Context, sent: MasterEdit): Promise<MasterRow> {
  const { master, table, rules } = served
  const { tx, session, language } = context
  const before = await lockRecord(context, served, sent)
  if (!before) throw http[404].with()
  if (before.update_cnt !== sent.update_cnt) throw await staleError(context, served, before, sent)
  const refusal = rules.refusal('edit', before, session, language)
  if (refusal) throw refusal

  const names = fieldsToEdit(master)
  const changes = changesBetween(before, sent, names)
  if (changes.length === 0) return rowOf(served, before, context)
  await refuseWrongReferences(served, context, sent, before)
  await tx
    .update(table)
    .set({ ...toColumns(master, sent, names), ...changedBy(context) })
    .where(isRecord(served, session, sent))
  await recordChange(context, {
    table: master.name,
    key: historyKey(served, context, sent),
    action: 'update',
    changes,
  })
  const [fixed] = await fixedFields(master, context, [{ before, after: { ...before, ...sent } }])
  if (fixed) throw fixed.refusal.at(fixed.field)
  sayChanged(served, context, [sent])
  await served.policy.changed?.(context, before, { ...before, ...sent })
  await refuseWrong(served, context, sent)
  return answer(served, context, sent)
}

async function refuseWrongReferences(
  served: ServedMaster,
  context: Context,
  sent: AnyValues,
  before?: AnyValues,
): Promise<void> {
  const [wrong = []] = await wrongReferences(served, context, [{ values: sent, stored: before }])
  if (wrong.length > 0) throw new BusinessError(http[400], {}, wrong.map(asFieldError))
}

/** What the master's own check finds, now that the record stands among the others. */
async function refuseWrong({ policy }: ServedMaster, context: Context, sent: AnyValues): Promise<void> {
  const [wrong] = (await policy.check?.(context, [sent])) ?? []
  if (wrong) throw wrong.kind.with(wrong.params).at(wrong.path)
}

const asFieldError = ({ path, kind: { code, text }, params }: WrongReference) => ({
  path,
  code,
  text,
  params,
})

/** The common columns of a change; the optimistic lock counts every one. */
export const changedBy = ({ session }: Context) => ({
  update_user: session.user_cd,
  update_dt: sql`now()`,
  update_cnt: sql`update_cnt + 1`,
})

export async function answer(served: ServedMaster, context: Context, key: AnyValues): Promise<MasterRow> {
  const record = await findRecord(context, served, key)
  if (!record) throw http[404].with()
  return rowOf(served, record, context)
}
