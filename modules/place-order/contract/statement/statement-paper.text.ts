import { texts } from '#platform/contract/text.ts'

/** What stands on the statement that a supplier gets. */
export const statementPaperTexts = texts({
  title: { ja: '支払通知書（仕入明細書）', en: 'Payment statement', zh: '付款通知书（采购明细书）' },
  accepted: {
    ja: '下記のとおりお支払いいたします。本書は仕入明細書を兼ねています。内容に誤りがある場合は、受領後7日以内にご連絡ください。ご連絡がない場合は、ご確認いただいたものといたします。',
    en: 'We pay you as follows. Tell us within 7 days of receipt if anything is wrong; otherwise it counts as confirmed by you.',
    zh: '兹按以下内容付款。本书兼作采购明细书。如内容有误，请于收到后7日内联系；未联系的视为已确认。',
  },
  confirmed: {
    ja: '{date} {name} 様 確認済',
    en: 'Confirmed by {name} on {date}',
    zh: '{date} {name} 已确认',
  },
  withdrawn: {
    ja: 'この支払通知は取り消されました。',
    en: 'This statement has been withdrawn.',
    zh: '该付款通知已撤回。',
  },
  mailSubject: {
    ja: '【支払通知書】{no}（{from}）',
    en: '[Payment statement] {no} ({from})',
    zh: '【付款通知书】{no}（{from}）',
  },
  mailBody: {
    ja: '{to}\n\nいつもお世話になっております。{from}です。\n\n{closing}締めの支払通知書（支払通知番号 {no}）をお送りいたします。\n支払額 {amount} 円（税込）を {pay} にお支払いする予定です。\n添付のPDFをご確認のうえ、内容に相違がないかをご返信くださいますようお願いいたします。\n\n{from}',
    en: '{to}\n\nPlease find attached our payment statement {no}, closed on {closing}. We will pay {amount} yen, tax included, on {pay}. Please tell us whether it is right.\n\n{from}',
    zh: '{to}\n\n承蒙关照。现发送{closing}结账的付款通知书（付款通知号 {no}）。\n付款额 {amount} 日元（含税）预定于 {pay} 支付。\n请查阅附件PDF，并回复确认内容无误。\n\n{from}',
  },
  no: { ja: '支払通知番号', en: 'Statement no.', zh: '付款通知号' },
  registration: { ja: '登録番号（貴社）', en: 'Your registration no.', zh: '登记号（贵司）' },
  closing: { ja: '締切日', en: 'Closing date', zh: '结账日' },
  payDate: { ja: '支払予定日', en: 'Pays on', zh: '付款预定日' },
  day: { ja: '日付', en: 'Date', zh: '日期' },
  slip: { ja: '伝票番号', en: 'Slip no.', zh: '单据编号' },
  what: { ja: '品名', en: 'Item name', zh: '物料名称' },
  qty: { ja: '数量', en: 'Quantity', zh: '数量' },
  price: { ja: '単価', en: 'Unit price', zh: '单价' },
  amount: { ja: '金額', en: 'Amount', zh: '金额' },
  reduced: { ja: '※は軽減税率の対象', en: '※ reduced rate', zh: '※为减轻税率对象' },
  base: { ja: '{name} 対象額', en: '{name}: amount', zh: '{name} 对象额' },
  tax: { ja: '{name} 消費税', en: '{name}: tax', zh: '{name} 消费税' },
  opening: { ja: '繰越額（税込）', en: 'Carried forward, with tax', zh: '结转额（含税）' },
  total: { ja: '支払額（税込）', en: 'To pay, with tax', zh: '付款额（含税）' },
})
