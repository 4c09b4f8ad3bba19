import { errors } from '#platform/contract/errors.ts'

/** Refusals under the fair-trade act: each names its article, what it concerns, and how a second person may pass it. */
export const lawErrors = errors({
  BIZ_LAW_PRICE_CUT: {
    ja: '取適法5条1項3号（減額の禁止）により、発注後に単価を下げられません。（{from} → {to}）仕入先に責任がある場合は「取適法ガード」で承認を受けてください。（対象内容：{subject}、値：{to}）',
    en: 'Fair-trade act, art. 5 (1) 3: a price is not lowered after the order ({from} → {to}). Where the supplier is to blame, have it approved under "Fair-trade guard" (concerns {subject}, value {to}).',
    zh: '根据取适法第5条第1款第3项（禁止减价），下单后不得降低单价。（{from} → {to}）属供应商责任时，请在“取适法防护”中取得批准。（对象内容：{subject}，值：{to}）',
  },
  BIZ_LAW_REDUCTION: {
    ja: '取適法5条1項3号（減額の禁止）により、代金を減らす値引きは計上できません。（{amount}円）仕入先に責任がある場合は「取適法ガード」で承認を受けてください。（対象内容：{subject}、値：{amount}）',
    en: 'Fair-trade act, art. 5 (1) 3: what is owed is not reduced ({amount} yen). Where the supplier is to blame, have it approved under "Fair-trade guard" (concerns {subject}, value {amount}).',
    zh: '根据取适法第5条第1款第3项（禁止减价），不得将减少货款的折扣入账。（{amount}日元）属供应商责任时，请在“取适法防护”中取得批准。（对象内容：{subject}，值：{amount}）',
  },
  BIZ_LAW_RETURN_UNINSPECTED: {
    ja: '取適法5条1項4号（返品の禁止）により、検査せずに受け入れた品は返品できません。仕入先に責任がある場合は「取適法ガード」で承認を受けてください。（対象内容：{subject}、値：{qty}）',
    en: 'Fair-trade act, art. 5 (1) 4: what was accepted without inspection is not returned. Where the supplier is to blame, have it approved under "Fair-trade guard" (concerns {subject}, value {qty}).',
    zh: '根据取适法第5条第1款第4项（禁止退货），未经检验接收的货品不得退货。属供应商责任时，请在“取适法防护”中取得批准。（对象内容：{subject}，值：{qty}）',
  },
  BIZ_LAW_RETURN_FAULTLESS: {
    ja: '取適法5条1項4号（返品の禁止）により、不良のない品は返品できません。仕入先に責任がある場合は「取適法ガード」で承認を受けてください。（対象内容：{subject}、値：{qty}）',
    en: 'Fair-trade act, art. 5 (1) 4: what has no defect is not returned. Where the supplier is to blame, have it approved under "Fair-trade guard" (concerns {subject}, value {qty}).',
    zh: '根据取适法第5条第1款第4项（禁止退货），无不良的货品不得退货。属供应商责任时，请在“取适法防护”中取得批准。（对象内容：{subject}，值：{qty}）',
  },
  BIZ_LAW_RETURN_VISIBLE: {
    ja: '取適法5条1項4号（返品の禁止）により、検収後はすぐに分かる不良を理由に返品できません。仕入先に責任がある場合は「取適法ガード」で承認を受けてください。（対象内容：{subject}、値：{qty}）',
    en: 'Fair-trade act, art. 5 (1) 4: after acceptance nothing is returned for defects that could be seen. Where the supplier is to blame, have it approved under "Fair-trade guard" (concerns {subject}, value {qty}).',
    zh: '根据取适法第5条第1款第4项（禁止退货），验收后不得以明显缺陷为由退货。属供应商责任时，请在“取适法防护”中取得批准。（对象内容：{subject}，值：{qty}）',
  },
  BIZ_LAW_RETURN_LATE: {
    ja: '取適法5条1項4号（返品の禁止）により、返品できる期限（{date}）を{days}日過ぎています。仕入先に責任がある場合は「取適法ガード」で承認を受けてください。（対象内容：{subject}、値：{qty}）',
    en: 'Fair-trade act, art. 5 (1) 4: the last day for a return ({date}) was {days|# day|# days} ago. Where the supplier is to blame, have it approved under "Fair-trade guard" (concerns {subject}, value {qty}).',
    zh: '根据取适法第5条第1款第4项（禁止退货），已超过退货期限（{date}）{days}天。属供应商责任时，请在“取适法防护”中取得批准。（对象内容：{subject}，值：{qty}）',
  },
  BIZ_LAW_SET_OFF: {
    ja: '取適法5条2項1号（有償支給の早期決済の禁止）により、製品代金の支払日（{date}）より前に相殺できません。（あと{days}日）仕入先に責任がある場合は「取適法ガード」で承認を受けてください。（対象内容：{subject}、値：{amount}）',
    en: 'Fair-trade act, art. 5 (2) 1: charged material is not set off before its product is paid ({date}, {days|# day|# days} left). Where the supplier is to blame, have it approved under "Fair-trade guard" (concerns {subject}, value {amount}).',
    zh: '根据取适法第5条第2款第1项（禁止有偿供料提前结算），不得在产品货款付款日（{date}）之前抵扣。（还有{days}天）属供应商责任时，请在“取适法防护”中取得批准。（对象内容：{subject}，值：{amount}）',
  },
  BIZ_LAW_SET_OFF_UNPAID: {
    ja: '取適法5条2項1号（有償支給の早期決済の禁止）により、製品代金の支払日が決まるまで相殺できません。仕入先に責任がある場合は「取適法ガード」で承認を受けてください。（対象内容：{subject}、値：{amount}）',
    en: 'Fair-trade act, art. 5 (2) 1: charged material is not set off until it is known when its product is paid. Where the supplier is to blame, have it approved under "Fair-trade guard" (concerns {subject}, value {amount}).',
    zh: '根据取适法第5条第2款第1项（禁止有偿供料提前结算），产品货款付款日确定前不得抵扣。属供应商责任时，请在“取适法防护”中取得批准。（对象内容：{subject}，值：{amount}）',
  },
})

/** Refusals of the approval itself. */
export const passErrors = errors({
  BIZ_LAW_SAME_PERSON: {
    ja: '依頼した本人は承認できません。別の担当者が承認してください。',
    en: 'Whoever asked cannot decide. Somebody else must.',
    zh: '申请人不能批准，请由其他负责人批准。',
  },
  BIZ_LAW_DECIDED: {
    ja: 'この依頼は処理済みです。（{state}）',
    en: 'This has been decided already ({state}).',
    zh: '该申请已处理。（{state}）',
  },
  BIZ_LAW_NOT_SUBJECT: {
    ja: '仕入先 {supplier} は取適法の対象ではありません。承認は不要です。',
    en: 'Supplier {supplier} is not under the fair-trade act: no approval is needed.',
    zh: '供应商{supplier}不适用取适法，无需批准。',
  },
  BIZ_LAW_ASKED: {
    ja: '同じ内容の依頼がすでにあります。（{subject}）',
    en: 'The same has been asked already ({subject}).',
    zh: '已有相同内容的申请。（{subject}）',
  },
})
