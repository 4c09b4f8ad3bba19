import { errors } from '#platform/contract/errors.ts'

/** Refusals of purchases and of what closes them. */
export const purchaseErrors = errors({
  BIZ_PURCHASE_SET_OFF: {
    ja: '有償支給材は、製品の入荷で自動的に相殺されます。ここでは入力できません。',
    en: 'Material supplied for pay is set off when the product arrives. It is not typed here.',
    zh: '有偿供料在产品到货时自动抵销，不能在此录入。',
  },
  BIZ_PURCHASE_STATE: {
    ja: '「{state}」の仕入伝票ではこの操作はできません。',
    en: 'This cannot be done with a purchase that is "{state}".',
    zh: '“{state}”状态的采购单据不能进行此操作。',
  },
  BIZ_PURCHASE_POSTED: {
    ja: '計上済みの仕入伝票は変更できません。「訂正」で赤伝と黒伝を登録してください。',
    en: 'A posted purchase cannot be changed. Correct it: a reversal and a replacement are written.',
    zh: '已入账的采购单据不能修改，请用“更正”登记红冲和更正单据。',
  },
  BIZ_PURCHASE_CORRECTED: {
    ja: '仕入伝票 {no} はすでに訂正されています。（訂正伝票：{other}）',
    en: 'Purchase {no} has been corrected already (by {other}).',
    zh: '采购单据{no}已更正。（更正单据：{other}）',
  },
  BIZ_PURCHASE_RED: {
    ja: '赤伝は訂正できません。元の伝票 {no} から訂正してください。',
    en: 'A reversal cannot be corrected. Begin with the slip that it takes back, {no}.',
    zh: '红冲单据不能更正，请从原单据{no}开始更正。',
  },
  BIZ_PURCHASE_OF_ARRIVAL: {
    ja: '入荷・検収から計上した仕入は、入荷または検収を取り消して取り消してください。（{no}）',
    en: 'This purchase follows from arrival or acceptance {no}. Take that back instead.',
    zh: '此采购由到货或验收{no}入账，请通过取消到货或验收来取消。',
  },
  BIZ_PURCHASE_SETTLED: {
    ja: '{line}行目は単価決定済みのため、この伝票は訂正できません。単価決定で変更してください。',
    en: 'The price of line {line} has been settled. Settle it anew instead of correcting the slip.',
    zh: '第{line}行单价已决定，不能更正此单据，请重新进行单价决定。',
  },
  BIZ_PURCHASE_GOODS: {
    ja: '在庫品「{item}」の仕入・返品は、入荷・検収から計上されます。',
    en: 'Purchases and returns of "{item}", which is kept in stock, follow from its arrival and acceptance.',
    zh: '库存品“{item}”的采购和退货由到货、验收入账。',
  },
  BIZ_PURCHASE_ITEM: {
    ja: '品目または品名を入力してください。',
    en: 'Enter an item or a name.',
    zh: '请输入物料或品名。',
  },
  BIZ_PURCHASE_QTY_FIXED: {
    ja: '入荷・検収した数量は訂正できません。（登録済み：{qty}）',
    en: 'What has arrived stays as it was counted ({qty}).',
    zh: '到货、验收的数量不能更正。（已登记：{qty}）',
  },
  BIZ_PURCHASE_LINES_FIXED: {
    ja: '入荷・検収した行は削除・追加できません。',
    en: 'Lines of an arrival or acceptance can be neither left out nor added.',
    zh: '到货、验收的行不能删除或增加。',
  },
  BIZ_PURCHASE_SUPPLIER_FIXED: {
    ja: '訂正伝票の仕入先は元の伝票（{code}）から変更できません。',
    en: 'The supplier stays that of the slip that is corrected ({code}).',
    zh: '更正单据的供应商不能与原单据（{code}）不同。',
  },
  BIZ_PURCHASE_GIVEN: {
    ja: '増減額は受払区分が値増減の行に入力してください。',
    en: 'An amount is given for a price plus or minus only.',
    zh: '增减额只能用于加减价的行。',
  },
  BIZ_PURCHASE_PRICE: {
    ja: '単価または増減額を入力してください。',
    en: 'Enter a price or an amount.',
    zh: '请输入单价或增减额。',
  },
  BIZ_PURCHASE_NO_PRICE: {
    ja: '単価0円の仕入は計上できません。単価を入力してください。',
    en: 'A purchase at a price of 0 cannot be posted. Enter the price.',
    zh: '单价为0的采购不能入账，请输入单价。',
  },
  BIZ_PURCHASE_TAX_RATE: {
    ja: '{date}に有効な「{name}」の税率が税率マスタに登録されていません。',
    en: 'No rate of tax category "{name}" is registered for {date}.',
    zh: '税率主数据中没有{date}有效的“{name}”税率。',
  },
  BIZ_PURCHASE_SAME_PRICE: {
    ja: '対象の明細はすでにこの単価です。',
    en: 'All lines concerned have this price already.',
    zh: '对象明细已是该单价。',
  },
  BIZ_PURCHASE_NOTHING: {
    ja: '条件に一致する計上済みの仕入明細はありません。',
    en: 'No posted purchase lines match.',
    zh: '没有符合条件的已入账采购明细。',
  },
})
