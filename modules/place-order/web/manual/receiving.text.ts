import type { Manual } from '#platform/web/module/manual.ts'
import { acceptanceSlip } from '../../contract/arrival/acceptance-slip.ts'
import {
  accept,
  cancelArrival,
  receiveArrival,
  turnAwayArrival,
} from '../../contract/arrival/arrival-calls.ts'
import { arrivalSlip } from '../../contract/arrival/arrival-slip.ts'
import { directToReport } from '../../contract/arrival/direct-calls.ts'
import { recordMeasures } from '../../contract/arrival/measure-calls.ts'
import { scanAtGate } from '../../contract/arrival/gate-calls.ts'
import { receiveOutside, sendOutside, takeBackOutside } from '../../contract/outside/outside-calls.ts'
import { cancelSupply, supplyMaterial } from '../../contract/supply/supply-calls.ts'
import { supplySlip } from '../../contract/supply/supply-slip.ts'

/** What the manual says of goods that come in, and of material that goes out to suppliers. */
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
        ja: '受け入れずに持ち帰ってもらうときは「受入拒否」に理由を入力します。在庫は動かず、発注残はそのまま残ります。',
        en: 'What is sent away with its carrier is turned away with a reason: no stock moves, and the order lines wait on.',
        zh: '不接收而由对方带回时，用“拒收”输入原因。库存不变，采购在途保持不变。',
      },
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
    calls: [arrivalSlip.endpoints.doEdit, receiveArrival, turnAwayArrival, cancelArrival],
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
      {
        ja: '直送した品を得意先が仕入先へ返すときは、行を選んで「直送返品」を押します。仕入の返品と売上の返品を同時に計上し、在庫は動きません。代わりの品は受注から手配します。',
        en: 'When a customer sends such goods back to the supplier, choose the line and press "Direct sales return": it posts the return of the purchase and of the sale together, and no stock moves. Order the replacement anew.',
        zh: '客户将直送物料退回供应商时，选择行并按“直送退货”。采购退货与销售退货同时入账，库存不变动。替换品请重新接单安排。',
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
        ja: '入荷の行ごとに良品数と不良数を入力します。検査項目のある品目は抜取数も入力し、保存してから「測定値」を登録します。',
        en: 'Type good and defective quantities for each line; where the item has inspection points, the sample size, too. Save, and record what was measured under "Measured values".',
        zh: '按到货行输入良品数和不良数。有检验项目的物料还要输入抽样数，保存后登记“测定值”。',
      },
      {
        ja: '検収します。良品は在庫に入り、仕入の計上ができます。',
        en: 'Accept. Good pieces come into the stock and can be posted as a purchase.',
        zh: '验收后良品入库，可以采购入账。',
      },
    ],
    rules: [
      {
        ja: '検査項目のある品目は、抜取数と同じ数の測定値がそろうまで検収できません。規格外の個数以上を不良品か返品にするか、良品とする理由を入力します。測定値は「検査記録」に印刷されます。',
        en: 'An item with inspection points is accepted when each has as many values as the sample has pieces. At least as many pieces as are outside are defective or go back, or the reason says why they are good. "Inspection record" prints the values.',
        zh: '有检验项目的物料，在测定值个数与抽样数相同之前不能验收。须将超出规格的个数以上判为不良品或退货，或输入判为良品的原因。测定值可印刷为“检验记录”。',
      },
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
    calls: [acceptanceSlip.endpoints.doEdit, recordMeasures, accept],
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
        ja: '数量を確かめて登録し、支給します。支給明細書は印刷するか、仕入先にメールで送ります。',
        en: 'Look at the quantities, save, and supply. Print the list of material, or mail it to the supplier.',
        zh: '确认数量后登记并供料。供料明细书可打印，或邮件发送给供应商。',
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
}
