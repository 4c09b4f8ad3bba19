import { createMode, editMode } from '#platform/contract/master-record.ts'
import type { Context } from '#platform/server/context.ts'
import { editMaster } from '#platform/server/master/edit-master.ts'
import { lockRecord, servedMaster } from '#platform/server/master/served-master.ts'
import { leadTimeMaster } from '../../contract/purchasing.ts'

interface LeadTime {
  readonly supplier_cd: string
  readonly branch_no: string
  readonly item_cd: string
  readonly lead_time: number
}

/** The lead time of a supplier for an item as it turned out, written as a person would write it: with its history. */
export async function correctLeadTime(context: Context, { lead_time, ...key }: LeadTime): Promise<void> {
  const served = servedMaster(context, leadTimeMaster)
  const before = await lockRecord(context, served, key)
  await editMaster(served, context, {
    ...(before
      ? { ...before, assign_mode: editMode, update_cnt: before.update_cnt }
      : { note: '', assign_mode: createMode, update_cnt: 0 }),
    ...{ ...key, lead_time },
  })
}
