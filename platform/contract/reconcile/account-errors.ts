import { errors } from '../errors.ts'

/** What stands against working on a partner's statement. */
export const accountErrors = errors({
  BIZ_ACCOUNT_STATE: {
    ja: '「{state}」の先方明細ではこの操作はできません。',
    en: 'This cannot be done with a partner’s statement that is "{state}".',
    zh: '“{state}”状态的对方明细不能进行此操作。',
  },
  BIZ_ACCOUNT_SETTLEMENT: {
    ja: '差異「{kind}」は「{how}」では処理できません。',
    en: 'A difference of "{kind}" is not settled by "{how}".',
    zh: '差异“{kind}”不能以“{how}”处理。',
  },
  BIZ_ACCOUNT_SLIP: {
    ja: '差異を処理した伝票番号「{no}」が、この取引先の計上済み伝票にありません。',
    en: 'Slip "{no}" is not a posted slip of this partner.',
    zh: '单据号“{no}”不是该往来单位的已入账单据。',
  },
  BIZ_ACCOUNT_GONE: {
    ja: '差異が変わっています。再照合して、もう一度選択してください。',
    en: 'The differences have changed. Reconcile again, and choose once more.',
    zh: '差异已变化，请重新核对后再选择。',
  },
  BIZ_ACCOUNT_SETTLED: {
    ja: '処理済みの差異が{count}件あります。先に処理を取り消してください。',
    en: '{count|# difference has|# differences have} been settled. Take that back first.',
    zh: '有{count}条已处理的差异，请先取消处理。',
  },
})
