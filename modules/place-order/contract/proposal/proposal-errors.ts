import { errors } from '#platform/contract/errors.ts'

export const proposalErrors = errors({
  BIZ_PROPOSAL_STATE: {
    ja: '発注提案{no}は「{state}」のため変更できません。',
    en: 'Proposal {no} is "{state}" and cannot be changed.',
    zh: '订货建议{no}为“{state}”，不能变更。',
  },
  BIZ_PROPOSAL_TIED: {
    ja: '直送の受注に結び付いた提案のため、数量の変更と分割はできません。受注を変更してください。',
    en: 'This proposal belongs to an order that is shipped directly: change the quantity in that order.',
    zh: '该建议与直送订单关联，不能变更数量或拆分，请修改销售订单。',
  },
  BIZ_PROPOSAL_DAYS: {
    ja: '納期は発注日以降の日付を入力してください。',
    en: 'The due date cannot lie before the order day.',
    zh: '交期不能早于订货日。',
  },
  BIZ_PROPOSAL_SPLIT: {
    ja: '分割する数量は、提案の数量（{qty}）より小さくしてください。',
    en: 'What is split off must be less than the quantity of the proposal ({qty}).',
    zh: '拆分数量必须小于建议数量（{qty}）。',
  },
  BIZ_PROPOSAL_MERGE: {
    ja: 'まとめられるのは、同じ品目の提案2件以上です。',
    en: 'At least two proposals of one item are merged.',
    zh: '只能合并同一物料的2件以上建议。',
  },
  BIZ_PROPOSAL_SUPPLIER: {
    ja: '発注提案{no}（{item}）の仕入先が決まっていません。仕入先を選択してください。',
    en: 'Proposal {no} ({item}) has no supplier yet. Choose one.',
    zh: '订货建议{no}（{item}）尚未确定供应商，请选择供应商。',
  },
})
