import { errors } from '#platform/contract/errors.ts'

export const requestErrors = errors({
  BIZ_REQUEST_EMPTY: {
    ja: '変更したい数量または納期を入力してください。',
    en: 'Enter the quantity or the date that is wanted instead.',
    zh: '请输入要变更的数量或交期。',
  },
  BIZ_REQUEST_NEEDLESS: {
    ja: 'この変更は依頼しなくてもできます。受注登録で変更してください。',
    en: 'This can be changed without a request. Change it in the order entry.',
    zh: '此变更无需申请，请在订单录入中直接修改。',
  },
  BIZ_REQUEST_OPEN: {
    ja: 'この受注には回答待ちの変更依頼があります。（{line}行目）',
    en: 'A request for this is waiting for its answer (line {line}).',
    zh: '该订单已有待答复的变更申请。（第{line}行）',
  },
  BIZ_REQUEST_ANSWERED: {
    ja: 'この変更依頼は回答済みです。（{state}）',
    en: 'This request has been answered already ({state}).',
    zh: '此变更申请已答复。（{state}）',
  },
})
