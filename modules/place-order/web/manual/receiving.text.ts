import type { Manual } from '#platform/web/module/manual.ts'
import { acceptanceSlip } from '../../contract/arrival/acceptance-slip.ts'
import { accept, cancelArrival, receiveArrival } from '../../contract/arrival/arrival-calls.ts'
import { arrivalSlip } from '../../contract/arrival/arrival-slip.ts'
import { directToReport } from '../../contract/arrival/direct-calls.ts'
import { scanAtGate } from '../../contract/arrival/gate-calls.ts'
import { receiveOutside, sendOutside, takeBackOutside } from '../../contract/outside/outside-calls.ts'
import { correctPurchase, postPurchase, settlePrices } from '../../contract/purchase/purchase-calls.ts'
import { purchaseSlip } from '../../contract/purchase/purchase-slip.ts'
import { closeSuppliers, withdrawStatement } from '../../contract/statement/statement-calls.ts'
import { makeTransfer } from '../../contract/statement/transfer-calls.ts'
import { cancelSupply, supplyMaterial } from '../../contract/supply/supply-calls.ts'
import { supplySlip } from '../../contract/supply/supply-slip.ts'

/** What the manual says of goods that come in, material that goes out to suppliers, and what is paid. */
export const receivingManual: Manual = {
  arrivalGate: {
    purpose: {
      ja: '入荷口で納品書や現品票を読み取り、入荷を受け付けます。',
      en: 'Takes goods in at the gate by scanning their papers or labels.',
      zh: '在收货口扫描送货单或标签，受理到货。',
    },
    steps: [
      {
        ja: '発注書または現品票のコードを読み取ります。',
        en: 'Scan the code of the order or the label.',
        zh: '扫描订单书或标签的代码。',
      },
      {
        ja: '数量を確かめて受け付けます。品目違い・発注なし・数量超過は保留になります。',
        en: 'Look at the quantity and take it in. A wrong item, no order, or too many are put aside.',
        zh: '确认数量后受理。物料不符、无采购订单、超量会暂存。',
      },
    ],
    calls: [scanAtGate],
  },
  arrival: {
    purpose: {
      ja: '入荷を伝票で登録します。',
      en: 'Enters arrivals as slips.',
      zh: '以单据登记到货。',
    },
    steps: [
      {
        ja: '仕入先を入力し、発注の行と入荷した数量を入力します。',
        en: 'Type the supplier, the lines of its orders, and what has come.',
        zh: '输入供应商、采购订单行和到货数量。',
      },
      {
        ja: '登録して入荷を確定します。検査の要る品目は検査待ちになります。',
        en: 'Save and receive it. Items that are inspected wait for that.',
        zh: '登记并确定到货。需检验的物料转为待检。',
      },
    ],
    rules: [
      {
        ja: '無償支給の材料が仕入先に足りないと入荷できません。先に支給を登録します。',
        en: 'Where the supplier has too little of our material, enter the supply first.',
        zh: '供应商处的无偿供料不足时不能到货，请先登记供料。',
      },
      {
        ja: '残りが仕入先マスタの不足許容（%）以内になると、残りを自動で打ち切り、発注の行は入荷済になります。入荷を取り消すと元に戻ります。',
        en: 'When no more is missing than the supplier may deliver too little (%), the rest is closed and the line has arrived. Cancelling the arrival opens it again.',
        zh: '剩余数量在供应商主数据的短交允许（%）以内时，自动结案剩余部分，订单行变为已到货。取消到货时恢复。',
      },
    ],
    calls: [arrivalSlip.endpoints.doEdit, receiveArrival, cancelArrival],
  },
  arrivalDeliveryManage: {
    purpose: {
      ja: '入荷の一覧と、検査の進み具合を確認します。',
      en: 'Shows all arrivals, and how far each has been inspected.',
      zh: '查看到货列表和检验进度。',
    },
    steps: [
      {
        ja: '検査待ちの行を絞り込み、開いて検収に進みます。',
        en: 'Narrow to what waits for inspection, and go on to the acceptance.',
        zh: '筛选待检的行，打开后进行验收。',
      },
      {
        ja: '検収済の品を返品するときは、行を選んで「在庫から返品」を押します。',
        en: 'To send accepted goods back, choose the line and press "Return from stock".',
        zh: '退回已验收的货品时，选择行并按“从库存退货”。',
      },
      {
        ja: '仕入先が得意先に直送したときは「直送報告」で発注を選び、出荷日と数量を登録して入荷確定します。',
        en: 'When a supplier has shipped to a customer, choose the order by "Direct shipment", enter day and quantity, and receive it.',
        zh: '供应商直送客户时，用“直送报告”选择采购订单，登记出货日期和数量后到货确定。',
      },
    ],
    rules: [
      {
        ja: '直送の報告は、仕入と売上を同時に計上します。得意先が検収基準のとき、または単価が0円の仮単価のときは、売上は未計上で残ります。入荷を取り消すと両方が戻ります。',
        en: 'A report of a direct shipment posts purchase and sale together; where the customer accepts later, or the price is a provisional 0, the sale waits. Cancelling the arrival takes both back.',
        zh: '直送报告同时将采购和销售入账。客户为验收基准或单价为0的暂定单价时，销售保持未入账。取消到货时两者都恢复。',
      },
    ],
    calls: [directToReport],
  },
  acceptance: {
    purpose: {
      ja: '検査の結果（良品・不良・返品）を登録し、検収します。',
      en: 'Enters what inspection found: good, defective, returned.',
      zh: '登记检验结果（良品、不良、退货）并验收。',
    },
    steps: [
      {
        ja: '入荷の行ごとに良品数と不良数を入力します。',
        en: 'Type good and defective quantities for each line.',
        zh: '按到货行输入良品数和不良数。',
      },
      {
        ja: '検収します。良品は在庫に入り、仕入の計上ができます。',
        en: 'Accept. Good pieces come into the stock and can be posted as a purchase.',
        zh: '验收后良品入库，可以采购入账。',
      },
    ],
    rules: [
      {
        ja: '対象が「検収済の在庫」の行は、在庫から返品します。在庫と仕入が減り、再納入を選ぶと発注残に戻ります。',
        en: 'A line of "Accepted stock" goes back from the shelf: stock and purchase become less, and what is to be delivered again is on order again.',
        zh: '对象为“已验收库存”的行从库存退货：库存和采购减少，选择重新交货时恢复为未到订单。',
      },
      {
        ja: '取適法の対象の仕入先には、返品の可否・返品期限・残り日数が表示されます。「要承認」の行は、別の担当者が「取適法ガード」で承認するまで返品できません。',
        en: 'For suppliers under the fair-trade act the line says whether it may go back, until when, and how many days are left. Where an approval is needed, somebody else gives it under "Fair-trade guard" first.',
        zh: '对适用取适法的供应商，显示可否退货、退货期限和剩余天数。标有“需批准”的行，须由其他负责人在“取适法防护”中批准后才能退货。',
      },
    ],
    calls: [acceptanceSlip.endpoints.doEdit, accept],
  },
  acceptanceList: {
    purpose: { ja: '検収を探します。', en: 'Finds acceptances.', zh: '查找验收。' },
    steps: [
      {
        ja: '検収日・仕入先・品目で検索し、行を開きます。',
        en: 'Search by day, supplier and item, and open a line.',
        zh: '按验收日期、供应商、物料搜索并打开行。',
      },
    ],
  },
  supplyOut: {
    purpose: {
      ja: '外注先に支給する材料を登録・出庫します。',
      en: 'Enters material for subcontractors, and sends it out.',
      zh: '登记并发出供给外协厂的材料。',
    },
    steps: [
      {
        ja: '発注を選ぶと、部品構成から必要な材料が提案されます。預け残で足りるものは除かれます。',
        en: 'Choose the order: what it needs follows from the bill of material, less what lies at the supplier.',
        zh: '选择采购订单后，按物料清单建议所需材料，扣除供应商处的剩余。',
      },
      {
        ja: '数量を確かめて登録し、支給します。',
        en: 'Look at the quantities, save, and supply.',
        zh: '确认数量后登记并供料。',
      },
    ],
    rules: [
      {
        ja: '無償支給の材料は自社の在庫のままです。製品が入荷したときに使用されます。',
        en: 'Material free of charge stays ours until the product comes.',
        zh: '无偿供料仍为本公司库存，产品到货时消耗。',
      },
    ],
    calls: [supplySlip.endpoints.doEdit, supplyMaterial, cancelSupply],
  },
  supplyOutList: {
    purpose: { ja: '支給の伝票を探します。', en: 'Finds supplies.', zh: '查找供料单据。' },
    steps: [
      {
        ja: '支給日・仕入先・発注番号で検索します。',
        en: 'Search by day, supplier and order.',
        zh: '按供料日期、供应商、采购订单号搜索。',
      },
    ],
  },
  suppliedStock: {
    purpose: {
      ja: '仕入先に預けている材料の残りを確認します。',
      en: 'Shows what is left of our material at suppliers.',
      zh: '查看存放在供应商处的材料剩余。',
    },
    steps: [
      {
        ja: '仕入先・品目で絞り込みます。',
        en: 'Narrow by supplier and item.',
        zh: '按供应商、物料筛选。',
      },
    ],
  },
  outsideProcess: {
    purpose: {
      ja: '製造の途中の工程を外注し、出庫と戻りを管理します。',
      en: 'Has a process of a work order done outside, and follows what goes out and comes back.',
      zh: '将生产中的工序外协，管理发出和返回。',
    },
    steps: [
      {
        ja: '外注する工程を選んで発注し、仕掛品を出庫します。',
        en: 'Order the process, and send the goods out.',
        zh: '选择外协工序下单，并发出在制品。',
      },
      {
        ja: '戻った数量（良品・不良）を登録します。',
        en: 'Enter what came back, good and defective.',
        zh: '登记返回数量（良品、不良）。',
      },
    ],
    calls: [sendOutside, receiveOutside, takeBackOutside],
  },
  outsideMoveList: {
    purpose: {
      ja: '外注工程の出庫と戻りの伝票を探します。',
      en: 'Finds slips of goods that went out and came back.',
      zh: '查找外协工序的发出和返回单据。',
    },
    steps: [
      {
        ja: '日付・仕入先・製造指示で検索し、外注伝票を印刷します。',
        en: 'Search by day, supplier or work order, and print the notes.',
        zh: '按日期、供应商、生产指示搜索，打印外协单据。',
      },
    ],
  },
  purchase: {
    purpose: {
      ja: '仕入を登録・計上します。',
      en: 'Enters and posts purchases.',
      zh: '录入采购并入账。',
    },
    steps: [
      {
        ja: '検収でできた伝票を開き、仕入先の納品書と単価・数量を照らし合わせます。',
        en: 'Open the slip that came from the acceptance, and compare it with the supplier’s.',
        zh: '打开验收生成的单据，与供应商送货单核对单价和数量。',
      },
      {
        ja: '計上します。計上後に直すときは訂正（赤黒）を使います。',
        en: 'Post it. A posted slip is corrected by red and black.',
        zh: '入账。入账后修改时使用红黑更正。',
      },
    ],
    calls: [purchaseSlip.endpoints.doEdit, postPurchase, correctPurchase],
  },
  purchaseList: {
    purpose: { ja: '仕入の伝票を探します。', en: 'Finds purchases.', zh: '查找采购入账单据。' },
    steps: [
      {
        ja: '計上日・仕入先・状態で検索します。',
        en: 'Search by day, supplier and status.',
        zh: '按入账日期、供应商、状态搜索。',
      },
    ],
  },
  purchaseLineList: {
    purpose: {
      ja: '仕入を明細で確認し、仮単価の行に決まった単価を入れます。',
      en: 'Shows purchases by line, and settles provisional prices.',
      zh: '按明细查看采购入账，为暂定单价的行填入确定单价。',
    },
    steps: [
      {
        ja: '仕入先・品目で検索し、行を選んで単価を確定します。',
        en: 'Search by supplier and item, tick lines, and settle their prices.',
        zh: '按供应商、物料搜索，选择行确定单价。',
      },
    ],
    calls: [settlePrices],
  },
  supplierStatement: {
    purpose: {
      ja: '支払を締め、支払通知書と振込データを作成します。',
      en: 'Closes what suppliers are owed; makes the notices and the bank’s transfer file.',
      zh: '进行付款结账，生成付款通知和转账数据。',
    },
    steps: [
      {
        ja: '締切日を入力し、仕入先と金額を確かめて締めます。',
        en: 'Type the closing date, look at suppliers and amounts, and close.',
        zh: '输入截止日，确认供应商和金额后结账。',
      },
      {
        ja: '支払通知書を発行し、支払日に振込データを作成します。',
        en: 'Issue the notices, and make the transfer file for the day of payment.',
        zh: '发行付款通知，并生成付款日的转账数据。',
      },
    ],
    calls: [closeSuppliers, withdrawStatement, makeTransfer],
  },
  supplierAccount: {
    purpose: {
      ja: '仕入先の請求明細を、自社の仕入と照合します。',
      en: 'Lays a supplier’s own statement beside our purchases.',
      zh: '将供应商的请款明细与本公司采购入账核对。',
    },
    steps: [
      {
        ja: '仕入先と期間を選び、ファイルを読み込みます。',
        en: 'Choose supplier and period, and read the file.',
        zh: '选择供应商和期间，读取文件。',
      },
      {
        ja: '一致しない行を手で対応させるか、理由を付けて処理します。',
        en: 'Pair what does not agree by hand, or settle it with a reason.',
        zh: '不一致的行手工对应，或注明原因后处理。',
      },
    ],
  },
  supplierAccountMatching: {
    purpose: {
      ja: '仕入先の明細ファイルの列と項目の対応を登録します。',
      en: 'Says which column of a supplier’s file belongs to which field.',
      zh: '登记供应商明细文件的列与字段的对应。',
    },
    steps: [
      {
        ja: '見本のファイルを読み込み、列と項目を対応させて登録します。',
        en: 'Read a sample, match columns and fields, and save.',
        zh: '读取样本文件，将列与字段对应后登记。',
      },
    ],
  },
  pay_account: {
    purpose: {
      ja: '振込に使う自社の口座を登録します。',
      en: 'Keeps our own accounts from which is paid.',
      zh: '登记用于转账的本公司账户。',
    },
    steps: [
      {
        ja: '新規で銀行・支店・口座番号・依頼人コードを登録します。',
        en: 'Enter bank, branch, account number and the payer’s code.',
        zh: '新建并登记银行、支行、账号、委托人代码。',
      },
    ],
  },
}
