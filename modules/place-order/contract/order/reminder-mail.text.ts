import { texts } from '#platform/contract/text.ts'

/** What a supplier reads who is reminded of what he has not brought. */
export const reminderTexts = texts({
  subject: {
    ja: '【納期のご確認】{from}',
    en: '[Delivery dates to confirm] {from}',
    zh: '【交期确认】{from}',
  },
  body: {
    ja: '{to}\n\nいつもお世話になっております。{from}です。\n\n下記のご注文の納入がまだ確認できておりません。納入予定日をご連絡くださいますようお願いいたします。\n\n{lines}\n\n本メールと行き違いに納入済みの場合は、ご容赦ください。\n\n{from}',
    en: '{to}\n\nThe following has not arrived yet. Please let us know when it will be delivered.\n\n{lines}\n\nPlease disregard this if it has been delivered in the meantime.\n\n{from}',
    zh: '{to}\n\n承蒙关照。以下订单尚未到货，请告知预计交货日期。\n\n{lines}\n\n若与本邮件同时已交货，敬请谅解。\n\n{from}',
  },
  line: {
    ja: '・注文番号 {no}　{item}　残 {qty}　納期 {date}',
    en: '- {no}: {item}, open {qty}, due {date}',
    zh: '·订单号{no}　{item}　未交{qty}　交期{date}',
  },
  answered: {
    ja: '（ご回答納期 {date}）',
    en: ' (answered: {date})',
    zh: '（答复交期{date}）',
  },
})
