import { editMode } from '#platform/contract/master-record.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { editMaster } from '#platform/server/master/edit-master.ts'
import { lockRecord, servedMaster } from '#platform/server/master/served-master.ts'
import { itemMaster } from '../../contract/item.ts'

/** What is blank stays as it is. */
interface Lots {
  readonly item_cd: string
  readonly lot_min: string
  readonly lot_step: string
  readonly lot_max: string
}

/** In what lots an item is made or bought, written as a person would write it: with its history. */
export async function changeLots(context: Context, { item_cd, ...lots }: Lots): Promise<void> {
  const served = servedMaster(context, itemMaster)
  const before = await lockRecord(context, served, { item_cd })
  if (!before) throw http[404].with()
  const changes = Object.fromEntries(Object.entries(lots).filter(([, lot]) => lot !== ''))
  await editMaster(served, context, {
    ...{ ...before, ...changes, assign_mode: editMode, update_cnt: before.update_cnt },
  })
}
