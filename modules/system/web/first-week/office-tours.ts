import type { Tour } from './tour.ts'

export const officeTours: readonly Tour[] = [
  {
    name: 'sales',
    title: { ja: '営業', en: 'Sales', zh: '销售' },
    need: 'write:receiveorder',
    days: [
      [
        {
          screen: 'registerReceiveOrder',
          what: {
            ja: '得意先と品目をキーで選び、受注を1件登録します。行の横に在庫と納期の見込みが出ます。',
            en: 'Enter one order, choosing customer and item by the keys. Stock and the possible day stand beside the line.',
            zh: '用键盘选择客户和物料，登记一张订单。行旁显示库存和可能的交期。',
          },
        },
        {
          screen: 'receiveOrderList',
          what: {
            ja: '登録した受注をF8で検索し、Enterで開きます。受注の画面で、引当から請求までのつながりを見ます。',
            en: 'Find it with F8 and open it with Enter. Its page shows everything that hangs on it, from allocation to invoice.',
            zh: '按F8查找刚登记的订单，按Enter打开。订单页显示从预留到请款的关联。',
          },
        },
      ],
      [
        {
          screen: 'tblToCsvFieldMatching',
          what: {
            ja: '得意先から届くCSVの見本を横に置き、列と項目を対応させます。',
            en: 'Put a sample of a customer’s CSV beside the editor and match its columns.',
            zh: '把客户CSV样本放在旁边，设定列与字段的对应。',
          },
        },
        {
          screen: 'importReceiveOrder',
          what: {
            ja: 'ファイルを取り込み、エラーのセルを画面で直して登録します。',
            en: 'Import a file, correct the cells that are wrong, and save.',
            zh: '导入文件，在页面上修正错误的单元格后登记。',
          },
        },
      ],
      [
        {
          screen: 'deliveryDateManage',
          what: {
            ja: '希望納期と見込みを比べ、納期を回答します。回答書を印刷します。',
            en: 'Compare wish and possible day, answer, and print the answer sheet.',
            zh: '对比希望交期与可能日期，答复交期并打印答复书。',
          },
        },
        {
          screen: 'receiveOrderBacklog',
          what: {
            ja: '受注残を確認し、足りない品目の在庫と入荷予定を見ます。',
            en: 'Look through the backlog, and at the stock and supply that would cover it.',
            zh: '查看未交订单，以及可补足的库存和到货预定。',
          },
        },
      ],
      [
        {
          screen: 'salesAvailableDeliveryManage',
          what: {
            ja: '出荷できる受注を選び、出荷指示を出します。',
            en: 'Choose what can ship, and instruct it.',
            zh: '选择可出货的订单，下达出货指示。',
          },
        },
        {
          screen: 'registerSales',
          what: {
            ja: '出荷から作られた売上伝票を計上します。単価が仮のものは計上できません。',
            en: 'Post the sales slips that follow from shipments. Provisional prices of 0 cannot be posted.',
            zh: '将出货生成的销售单据入账。单价为暂定0的不能入账。',
          },
        },
      ],
      [
        {
          screen: 'customerStatement',
          what: {
            ja: '締日の得意先を確認し、請求書を作成します。',
            en: 'See whose closing day it is, and make the invoices.',
            zh: '确认到结账日的客户，生成请款单。',
          },
        },
        {
          screen: 'receipt',
          what: {
            ja: '入金を登録し、請求に消し込みます。',
            en: 'Enter a receipt and match it with its statement.',
            zh: '登记收款并与账单核销。',
          },
        },
      ],
    ],
  },
  {
    name: 'purchasing',
    title: { ja: '購買', en: 'Purchasing', zh: '采购' },
    need: 'write:placeorder',
    days: [
      [
        {
          screen: 'placeOrderMaterialList',
          what: {
            ja: '発注提案の計算根拠を見て、1件を発注にします。',
            en: 'Look at the arithmetic of a proposal, and make an order of it.',
            zh: '查看采购建议的计算依据，将一条转为采购订单。',
          },
        },
        {
          screen: 'registerPlaceOrder',
          what: {
            ja: '発注を開き、足りない法定記載事項を補って注文書を発行します。',
            en: 'Open the order, complete what the law asks for, and issue it.',
            zh: '打开采购订单，补齐法定记载事项后发行订单。',
          },
        },
      ],
      [
        {
          screen: 'placeOrderBacklog',
          what: {
            ja: '納期遅れの発注残を絞り込み、督促を記録します。',
            en: 'Filter what is late, and note a reminder.',
            zh: '筛选延迟的未交采购，记录催促。',
          },
        },
        {
          screen: 'changeMessage',
          what: {
            ja: '前倒し・取消などの勧告に対応し、理由を残します。',
            en: 'Follow or dismiss advice on open orders, with the reason.',
            zh: '处理提前、取消等建议并留下理由。',
          },
        },
      ],
      [
        {
          screen: 'arrivalDeliveryManage',
          what: {
            ja: '今日の入荷予定を確認し、届いたものを受け入れます。',
            en: 'See what should come today, and receive what has come.',
            zh: '查看今日到货预定，接收已到货物。',
          },
        },
        {
          screen: 'acceptanceList',
          what: {
            ja: '検査待ちの入荷を検収し、不良は返品にします。',
            en: 'Accept what awaits inspection; send defective pieces back.',
            zh: '验收待检到货，不良品办理退货。',
          },
        },
      ],
      [
        {
          screen: 'outsideProcess',
          what: {
            ja: '外注する工程を発注し、現品を出庫します。',
            en: 'Order an outside process and dispatch its pieces.',
            zh: '下单外协工序并发出实物。',
          },
        },
        {
          screen: 'purchaseList',
          what: {
            ja: '計上された仕入と、仮単価の行を確認します。',
            en: 'Look at what was posted, and at lines with provisional prices.',
            zh: '查看已入账的采购和暂定单价的行。',
          },
        },
      ],
      [
        {
          screen: 'supplierStatement',
          what: {
            ja: '締日の支払通知を作成し、支払予定日と60日の期限を確認します。',
            en: 'Close what is owed; check the day of payment against the 60 days.',
            zh: '生成付款通知，确认付款预定日和60天期限。',
          },
        },
        {
          screen: 'placeOrderManage',
          what: {
            ja: '仕入先ごとの発注・入荷・不良と価格の推移を見ます。',
            en: 'See orders, arrivals, rejects and prices by supplier.',
            zh: '按供应商查看订货、到货、不良和价格走势。',
          },
        },
      ],
    ],
  },
]
