import { errors } from '#platform/contract/errors.ts'

/** Why a statement is not paid by transfer. */
export const transferErrors = errors({
  BIZ_TRANSFER_ACCOUNT: {
    ja: '振込元口座「{code}」は登録されていません。',
    en: 'Paying account "{code}" is not registered.',
    zh: '付款账户“{code}”未登记。',
  },
  BIZ_TRANSFER_CONSIGNOR: {
    ja: '自社口座「{code}」に委託者コードがありません。自社口座に登録してください。',
    en: 'Own bank account "{code}" has no consignor no. Enter it with the account.',
    zh: '本公司账户“{code}”没有委托人代码，请在本公司账户中登记。',
  },
  BIZ_TRANSFER_BANK: {
    ja: '仕入先「{code}」の振込先が不足しています。仕入先マスタに登録してください。（{fields}）',
    en: 'The bank of supplier "{code}" is incomplete. Complete the supplier: {fields}.',
    zh: '供应商“{code}”的收款银行信息不完整，请在供应商主数据中登记。（{fields}）',
  },
  BIZ_TRANSFER_METHOD: {
    ja: '仕入先「{code}」の支払方法は振込ではありません。',
    en: 'Supplier "{code}" is not paid by bank transfer.',
    zh: '供应商“{code}”的付款方式不是银行转账。',
  },
  BIZ_TRANSFER_DAYS: {
    ja: '支払予定日の異なる支払通知は1つの振込データにできません。（{one}、{other}）',
    en: 'One file pays on one day. These are for {one} and {other}.',
    zh: '付款预定日不同的付款通知不能合并为一份转账数据。（{one}、{other}）',
  },
  BIZ_TRANSFER_DONE: {
    ja: '支払通知 {no} は振込データ（{file}）を作成済みです。',
    en: 'Statement {no} has been transferred already ({file}).',
    zh: '付款通知{no}已生成转账数据（{file}）。',
  },
  BIZ_TRANSFER_WITHDRAWN: {
    ja: '支払通知 {no} は取り消されています。',
    en: 'Statement {no} has been withdrawn.',
    zh: '付款通知{no}已撤回。',
  },
  BIZ_TRANSFER_TOO_MUCH: {
    ja: '支払通知 {no} の支払額は、振込データ1件の上限（{most}円）を超えています。',
    en: 'Statement {no} is above what one transfer can pay ({most} yen).',
    zh: '付款通知{no}的付款额超过单笔转账上限（{most}日元）。',
  },
  BIZ_TRANSFER_AMOUNT: {
    ja: '支払通知 {no} の支払額が0円以下のため振込できません。',
    en: 'Nothing is to be paid for statement {no}.',
    zh: '付款通知{no}的付款额不大于0，不能转账。',
  },
})
