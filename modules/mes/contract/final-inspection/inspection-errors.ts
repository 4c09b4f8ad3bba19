import { errors } from '#platform/contract/errors.ts'

export const inspectionErrors = errors({
  BIZ_INSPECTION_TOO_MANY: {
    ja: '良品数と不良数の合計は、検査待ちの{qty}までです。',
    en: 'No more than the {qty} that wait can be judged.',
    zh: '良品数与不良数合计不能超过待检数{qty}。',
  },
  BIZ_INSPECTION_OUTSIDE: {
    ja: '測定した{qty}個が規格外です。{qty}個以上を不良とするか、良品とする理由を入力してください。',
    en: '{qty} measured pieces are outside the limits. Judge at least {qty} defective, or say why they are good.',
    zh: '测定的{qty}个超出规格。请将{qty}个以上判为不良，或输入判为良品的原因。',
  },
  BIZ_INSPECTION_POINT: {
    ja: 'この品目の完成検査に、検査項目「{point}」はありません。',
    en: 'The final inspection of this item has no inspection point "{point}".',
    zh: '该物料的成品检验没有检验项目“{point}”。',
  },
  BIZ_INSPECTION_NOT_JUDGED: {
    ja: 'まだ判定していません。判定を登録してから印刷してください。',
    en: 'Nothing of it has been judged yet: record the judgement, then print.',
    zh: '尚未判定。请登记判定后再打印。',
  },
  BIZ_INSPECTION_THERE: {
    ja: '検査待ちの在庫があります。判定してください。',
    en: 'What waits is still there: judge it.',
    zh: '待检库存仍存在，请进行判定。',
  },
  BIZ_INSPECTION_NOTHING: {
    ja: '良品数か不良数を入力してください。',
    en: 'Say how many are good or defective.',
    zh: '请输入良品数或不良数。',
  },
})
