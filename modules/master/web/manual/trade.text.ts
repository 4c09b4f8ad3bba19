import { masterPage } from '#platform/web/module/master-page.text.ts'
import type { Manual } from '#platform/web/module/manual.ts'

/** What the manual says of items, partners, prices and places. */
export const tradeManual: Manual = {
  item: masterPage(
    {
      ja: '品目の名称・単位・調達方法・在庫の持ち方を決めます。',
      en: 'Says what an item is called, how it is counted, obtained and kept in stock.',
      zh: '设定物料的名称、单位、获取方式和库存管理方法。',
    },
    [
      {
        ja: '在庫や伝票で使われている品目は廃止できません。停止すると新しい伝票で選べなくなります。',
        en: 'An item that is used cannot be discontinued; stopped, it can no longer be chosen for new documents.',
        zh: '使用中的物料不能作废；停用后新单据不能选择。',
      },
      {
        ja: 'ロット・シリアルの管理は、在庫があるあいだは変えられません。',
        en: 'How lots are kept cannot be changed while there is stock.',
        zh: '有库存期间不能变更批次、序列号管理。',
      },
    ],
  ),
  item_type: masterPage({
    ja: '品目を種類ごとにまとめ、原価の計算方法を決めます。',
    en: 'Groups items and says how they are valued.',
    zh: '按类别归类物料，并设定成本计算方法。',
  }),
  kind: masterPage({
    ja: '品目や得意先を分ける種別を決めます。',
    en: 'Keeps the classes by which items and partners are told apart.',
    zh: '设定区分物料和往来单位的类别。',
  }),
  customer: masterPage(
    {
      ja: '得意先の名称・締日・消費税・与信・出荷の条件を決めます。',
      en: 'Keeps a customer’s name, closing days, tax, credit limit and how deliveries are made.',
      zh: '设定客户的名称、结账日、消费税、信用额度和出货条件。',
    },
    [
      {
        ja: '締日と消費税の端数処理は、請求の計算に使います。',
        en: 'Closing days and the rounding of tax are what statements are made by.',
        zh: '结账日和消费税尾数处理用于账单计算。',
      },
    ],
  ),
  customer_history: masterPage(
    {
      ja: '得意先の名称と条件を、日付を決めて切り替えます。',
      en: 'Changes a customer’s name and terms from a day on.',
      zh: '按日期切换客户的名称和条件。',
    },
    [
      {
        ja: '先の日付で登録すると、その日になったときに得意先マスタに反映します。',
        en: 'What is entered for a day to come becomes the customer on that day.',
        zh: '以将来日期登记的内容，到期当日反映到客户主数据。',
      },
    ],
  ),
  supplier: masterPage(
    {
      ja: '仕入先の名称・締日・支払条件・発注の条件を決めます。',
      en: 'Keeps a supplier’s name, closing days, payment terms and how it is ordered from.',
      zh: '设定供应商的名称、结账日、付款条件和订货条件。',
    },
    [
      {
        ja: '取適法の対象の仕入先には、支払期日と発注書の記載事項を確かめます。',
        en: 'Where the subcontractors’ law applies, payment days and what orders must say are checked.',
        zh: '适用取适法的供应商，须确认付款期限和订单记载事项。',
      },
      {
        ja: '引取曜日があるときは、外注工程の出庫と戻り、発注提案の納期と納期回答をその曜日で計画します。休日に当たる日には引取がありません。',
        en: 'Where a supplier has pick-up days, outside processes leave and come back, and proposed orders are due, on these; delivery dates are promised by them. Nobody comes on a holiday.',
        zh: '设有取货日时，外协工序的出库和返回、订货建议的交期和交期答复均按该星期安排。遇休息日则不取货。',
      },
    ],
  ),
  partner_contact: masterPage({
    ja: '取引先の担当者と連絡先を持ちます。',
    en: 'Keeps people at customers and suppliers, and how to reach them.',
    zh: '管理往来单位的联系人和联系方式。',
  }),
  tax: masterPage({
    ja: '消費税の税率を、適用日ごとに持ちます。',
    en: 'Keeps the rates of consumption tax by the day from which they hold.',
    zh: '按适用日期管理消费税税率。',
  }),
  unit_price: masterPage(
    {
      ja: '仕入先ごとの仕入単価を、数量と適用日で決めます。',
      en: 'Keeps what suppliers charge, by quantity and from which day.',
      zh: '按数量和适用日期设定各供应商的采购单价。',
    },
    [
      {
        ja: '適用日以後で数量に合う単価を使います。なければ仮単価になります。',
        en: 'The price of the day and quantity is used; without one the price is provisional.',
        zh: '采用适用日期和数量相符的单价；没有则为暂定单价。',
      },
    ],
  ),
  comment: masterPage({
    ja: '伝票の摘要に使う定型文を持ちます。',
    en: 'Keeps texts that are used as remarks on documents.',
    zh: '管理单据摘要用的固定文字。',
  }),
  calendar: masterPage(
    {
      ja: '工場や設備の稼働曜日と休日を決めます。',
      en: 'Says on which days factories and machines work.',
      zh: '设定工厂和设备的工作日与休息日。',
    },
    [
      {
        ja: '個別の日の変更は、年間カレンダーで設定して登録します。Excelの日付・区分・名称は、年間カレンダーに貼り付けられます。',
        en: 'Single days are painted on the year. Dates, kinds and names from Excel are pasted onto it.',
        zh: '个别日期的变更在年历上涂色登记。Excel中的日期、类型和名称可粘贴到年历上。',
      },
    ],
  ),
  calendar_day: masterPage({
    ja: 'カレンダーの休日・出勤日を1日ずつ見て、直します。',
    en: 'Shows and changes the single days of calendars.',
    zh: '逐日查看并修改日历的休息日和出勤日。',
  }),
  shift: masterPage({
    ja: '勤務の始業・終業・休憩の時刻を決めます。',
    en: 'Says when shifts begin, end and pause.',
    zh: '设定班次的上下班和休息时间。',
  }),
  customer_destination: masterPage({
    ja: '得意先の納入先と、納品書・ラベルの条件を決めます。',
    en: 'Keeps where a customer’s goods go, and how notes and labels are made.',
    zh: '设定客户的收货地点和送货单、标签条件。',
  }),
  carrier: masterPage({
    ja: '運送会社と、運賃の計算方法を決めます。',
    en: 'Keeps carriers and how their fares are made up.',
    zh: '设定运输公司和运费计算方法。',
  }),
  carrier_fare: masterPage({
    ja: '運送会社の運賃表を、地区・重量・適用日で持ちます。',
    en: 'Keeps a carrier’s fares by area, weight and day.',
    zh: '按地区、重量和适用日期管理运输公司的运费表。',
  }),
  ar_balance: masterPage(
    {
      ja: '得意先の期首の売掛残高を登録します。',
      en: 'Takes what customers owed at the beginning.',
      zh: '登记客户的期初应收余额。',
    },
    [
      {
        ja: '請求を締めた日までの残高は変えられません。',
        en: 'A balance up to a day that has been closed cannot be changed.',
        zh: '已结账日期之前的余额不能变更。',
      },
    ],
  ),
  ap_balance: masterPage(
    {
      ja: '仕入先の期首の買掛残高を登録します。',
      en: 'Takes what suppliers were owed at the beginning.',
      zh: '登记供应商的期初应付余额。',
    },
    [
      {
        ja: '最初の支払通知に加えて支払います。',
        en: 'It is paid with the first statement.',
        zh: '随第一份付款通知一并支付。',
      },
      {
        ja: '支払通知を締めた日までの残高は変えられません。',
        en: 'A balance up to a day that has been closed cannot be changed.',
        zh: '已结账日期之前的余额不能变更。',
      },
    ],
  ),
  customer_item: masterPage({
    ja: '得意先の品番と、梱包・ロット・ラベル・過納許容の条件を決めます。',
    en: 'Keeps a customer’s own item numbers, and how it wants packs, lots, labels and tolerance.',
    zh: '设定客户料号以及包装、批次、标签、超交容差条件。',
  }),
  customer_unit_price: masterPage(
    {
      ja: '得意先ごとの販売単価を、数量と適用日で決めます。',
      en: 'Keeps what customers pay, by quantity and from which day.',
      zh: '按数量和适用日期设定各客户的销售单价。',
    },
    [
      {
        ja: '受注日の時点で有効な単価を使います。',
        en: 'The price that holds on the day of the order is used.',
        zh: '采用订单日期有效的单价。',
      },
    ],
  ),
  lead_time: masterPage({
    ja: '品目・仕入先ごとの調達日数を決めます。',
    en: 'Says how many days items take from suppliers.',
    zh: '设定各物料、供应商的采购提前期。',
  }),
  place_order_master: masterPage(
    {
      ja: '品目ごとの発注方法・発注先・ロットを決めます。',
      en: 'Says how, from whom and in what lots an item is ordered.',
      zh: '设定各物料的订货方法、供应商和批量。',
    },
    [
      {
        ja: '発注方法によって、発注提案の出る時期と数量が変わります。',
        en: 'The method decides when and how much is proposed.',
        zh: '订货方法决定建议的时间和数量。',
      },
      {
        ja: '最大発注ロットを超える必要数は、複数の発注提案・発注明細に分かれます。0のときは品目マスタの最大ロットで分かれます。',
        en: 'What is needed above the largest order lot becomes several proposals and order lines. With 0 the largest lot of the item holds.',
        zh: '超过最大订货批量的需求，会分成多条订货建议和订单明细。为0时按物料主数据的最大批量。',
      },
    ],
  ),
  place_order_cycle: masterPage({
    ja: '定期発注の曜日・日を決めます。',
    en: 'Says on which days regular orders are placed.',
    zh: '设定定期订货的星期和日期。',
  }),
  stock_location: masterPage(
    {
      ja: '倉庫と棚、仕掛・外注先などの在庫の場所を決めます。',
      en: 'Keeps warehouses and shelves, and places of work in progress and of subcontractors.',
      zh: '设定仓库、货架以及在制、外协等库存库位。',
    },
    [
      {
        ja: '在庫のある場所は廃止できません。',
        en: 'A place with stock cannot be discontinued.',
        zh: '有库存的库位不能作废。',
      },
    ],
  ),
  item_factory: masterPage({
    ja: '品目の標準の保管場所などを、工場ごとに決めます。',
    en: 'Says, factory by factory, where an item usually lies.',
    zh: '按工厂设定物料的标准库位等。',
  }),
  inspection_point: masterPage({
    ja: '品目ごとに、測定する項目と規格（下限値・上限値）を決めます。工程番号を入れた項目は製造のその工程で、0の項目は受入検査と最後の工程で測定します。',
    en: 'Says what is measured of an item, and between which limits it is good: at the process whose number it has, or with 0 at acceptance and at the last process.',
    zh: '按物料设定测定项目和规格（下限值、上限值）。填写工序号的项目在制造的该工序测定，为0的项目在进货检验和最后工序测定。',
  }),
  item_standard_cost: masterPage({
    ja: '品目の標準原価を、適用日ごとに持ちます。',
    en: 'Keeps what items should cost, by day.',
    zh: '按适用日期管理物料的标准成本。',
  }),
  bom: masterPage(
    {
      ja: '品目が何から、いくつで出来ているかを決めます。',
      en: 'Says what an item is made of, and how many of each.',
      zh: '设定物料由哪些零件组成及用量。',
    },
    [
      {
        ja: '自分自身を含む構成は登録できません。',
        en: 'A structure that contains itself is refused.',
        zh: '不能登记包含自身的构成。',
      },
      {
        ja: '適用日を決めて設計変更を登録できます。',
        en: 'A change of design is entered from a day on.',
        zh: '可按适用日期登记设计变更。',
      },
    ],
  ),
  bom_output: masterPage({
    ja: '連産品・副産物と、原価の配分を決めます。',
    en: 'Keeps what comes out beside the item, and its share of the cost.',
    zh: '设定联产品、副产品及成本分摊。',
  }),
  itemPage: {
    purpose: {
      ja: '品目の在庫・単価・構成・工程・履歴を1画面で見ます。',
      en: 'Shows an item’s stock, prices, structure, processes and history on one page.',
      zh: '在一个页面查看物料的库存、单价、构成、工序和历史。',
    },
    steps: [
      {
        ja: 'コードから開くか、検索して開きます。',
        en: 'Open it from its code anywhere, or search for it.',
        zh: '从任意代码打开，或检索打开。',
      },
      {
        ja: 'タブを切り替えて、関係する情報を見ます。',
        en: 'Turn the tabs to see what belongs to it.',
        zh: '切换标签查看相关信息。',
      },
    ],
  },
  customerPage: {
    purpose: {
      ja: '得意先の条件・受注・売上・債権・履歴を1画面で見ます。',
      en: 'Shows a customer’s terms, orders, sales, receivables and history on one page.',
      zh: '在一个页面查看客户的条件、订单、销售、应收和历史。',
    },
    steps: [
      {
        ja: 'コードから開くか、検索して開きます。',
        en: 'Open it from its code anywhere, or search for it.',
        zh: '从任意代码打开，或检索打开。',
      },
      {
        ja: 'タブを切り替えて、関係する情報を見ます。',
        en: 'Turn the tabs to see what belongs to it.',
        zh: '切换标签查看相关信息。',
      },
    ],
  },
  supplierPage: {
    purpose: {
      ja: '仕入先の条件・発注・入荷・成績・履歴を1画面で見ます。',
      en: 'Shows a supplier’s terms, orders, arrivals, score and history on one page.',
      zh: '在一个页面查看供应商的条件、订单、到货、评分和历史。',
    },
    steps: [
      {
        ja: 'コードから開くか、検索して開きます。',
        en: 'Open it from its code anywhere, or search for it.',
        zh: '从任意代码打开，或检索打开。',
      },
      {
        ja: 'タブを切り替えて、関係する情報を見ます。',
        en: 'Turn the tabs to see what belongs to it.',
        zh: '切换标签查看相关信息。',
      },
    ],
  },
}
