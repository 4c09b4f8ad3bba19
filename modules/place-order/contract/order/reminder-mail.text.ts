import { texts } from '#platform/contract/text.ts'

/** What a supplier reads who is reminded of what he has not brought. */
export const reminderTexts = texts({
  subject: {
    ja: '【納期のご確認】{from}',
    en: '[Delivery dates to confirm] {from}',
    zh: '【交期确认】{from}',
  },
  body: {
    ja: '{to}\n\nいつもお世話になっております。{from}です。\n\n{asked}\n\n本メールと行き違いに納入済みの場合は、ご容赦ください。\n\n{from}',
    en: '{to}\n\n{asked}\n\nPlease disregard this if it has been delivered in the meantime.\n\n{from}',
    zh: '{to}\n\n承蒙关照。\n\n{asked}\n\n若与本邮件同时已交货，敬请谅解。\n\n{from}',
  },
  late: {
    ja: '下記のご注文は納期を過ぎておりますが、納入がまだ確認できておりません。納入予定日をご連絡くださいますようお願いいたします。\n\n{lines}',
    en: 'The following is past its due date and has not arrived yet. Please let us know when it will be delivered.\n\n{lines}',
    zh: '以下订单已过交期，尚未到货，请告知预计交货日期。\n\n{lines}',
  },
  coming: {
    ja: '下記のご注文はこれから納期を迎えます。納期どおりに納入いただけるか、ご確認くださいますようお願いいたします。\n\n{lines}',
    en: 'The following is due soon. Please confirm that it will be delivered on time.\n\n{lines}',
    zh: '以下订单即将到交期，请确认能否按期交货。\n\n{lines}',
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
