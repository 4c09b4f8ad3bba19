import { dayAfter } from '#platform/contract/business-day.ts'
import { filling } from '#platform/server/master/fill-master.ts'
import type { Demo } from '#platform/server/module/demo.ts'
import { dieMaster } from '../../contract/die/die.ts'
import { priceTalkMaster } from '../../contract/law/price-talk.ts'

/** Dies at suppliers that are ordered with, two of parts that we make ourselves by now, of which one costs a fee and one should; two price talks, of which one waits for its answer. */
export const fillDiesAndTalks: Demo = async ({ tx, session }, today, wording) => {
  const lent = (days: number) => dayAfter(today, -days)
  const branch_no = '00'
  await filling(dieMaster, [
    {
      ...{ die_cd: 'D-1001', die_nm: '樹脂パッド用金型', die_kind: '1', supplier_cd: 'S009', branch_no },
      ...{ item_cd: 'RSN-PAD', lent_dt: lent(700), monthly_fee: '0', note: '2個取り' },
    },
    {
      ...{ die_cd: 'D-1002', die_nm: '板金カバー用金型', die_kind: '1', supplier_cd: 'S015', branch_no },
      ...{ item_cd: 'SHT-CVR', lent_dt: lent(420), monthly_fee: '4000' },
    },
    {
      ...{ die_cd: 'W-2001', die_nm: 'ベース鋳物用木型', die_kind: '3', supplier_cd: 'S019', branch_no },
      ...{ item_cd: 'CST-BASE', lent_dt: lent(90), monthly_fee: '0' },
    },
    {
      ...{ die_cd: 'D-0901', die_nm: 'カバー用治具', die_kind: '2', supplier_cd: 'S016', branch_no },
      ...{ item_cd: 'BS-25-A2', lent_dt: lent(1100), monthly_fee: '0', note: '内製化済み' },
    },
    {
      ...{ die_cd: 'D-0902', die_nm: 'シャフト用治具', die_kind: '2', supplier_cd: 'S008', branch_no },
      ...{ item_cd: 'BS-25-B1', lent_dt: lent(800), monthly_fee: '2500', fee_from_dt: lent(434) },
      note: '内製化済み',
    },
  ])(tx, session, wording)
  await filling(priceTalkMaster, [
    {
      ...{ talk_no: 'KK-0001', talk_dt: dayAfter(today, -40), supplier_cd: 'S002', branch_no },
      ...{ item_cd: 'MAT-SCM-40', asked_by: '1', request: '材料費の上昇により5%の値上げ', talk_status: '1' },
      ...{ answer_dt: dayAfter(today, -26), answer: '3%の値上げで合意' },
    },
    {
      ...{ talk_no: 'KK-0002', talk_dt: dayAfter(today, -9), supplier_cd: 'S010', branch_no },
      ...{ item_cd: 'BSH-12', asked_by: '1', request: '労務費の上昇により8%の値上げ', talk_status: '0' },
    },
  ])(tx, session, wording)
}
