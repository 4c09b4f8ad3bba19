import type { Manual } from '#platform/web/module/manual.ts'
import { printLotCertificate } from '../../contract/lot-trace.ts'
import { stockSlip } from '../../contract/stock-slip.ts'

/** What the manual says of the stock: what is there, what moved it, and what it is worth. */
export const stockManual: Manual = {
  stockList: {
    purpose: {
      ja: '品目・場所ごとの在庫数と在庫金額を確認します。',
      en: 'Shows quantity and value of the stock by item and place.',
      zh: '按物料、位置查看库存数量和金额。',
    },
    steps: [
      {
        ja: '品目・場所・倉庫で絞り込みます。初めは自社の在庫が表示されます。',
        en: 'Narrow by item, place or warehouse. Our own stock is shown at first.',
        zh: '按物料、位置、仓库筛选。初始显示本公司库存。',
      },
      {
        ja: '行を開くと、その品目の在庫照会に移ります。',
        en: 'Open a row to see the item in the stock enquiry.',
        zh: '打开行可转到该物料的库存查询。',
      },
      {
        ja: '行を選んで現品票を印刷します。1枚あたりの数量、部数、用紙の開始位置、QRコードかバーコードかを指定できます。',
        en: 'Choose a row and print its item labels: the quantity on each, copies, where the sheet begins, QR code or barcode.',
        zh: '选择行后打印物料标签，可指定每张数量、份数、纸张的起始位置，以及二维码或条形码。',
      },
    ],
  },
  stockShortage: {
    purpose: {
      ja: '有効在庫が安全在庫を下回る品目を確認します。',
      en: 'Shows items of which less can be promised than their safety stock.',
      zh: '查看有效库存低于安全库存的物料。',
    },
    steps: [
      {
        ja: '不足数の大きい品目から、発注や移動を検討します。',
        en: 'Begin with what is most short: order it, or move it here.',
        zh: '从不足最多的物料开始，考虑下单或移动。',
      },
    ],
  },
  registerStock: {
    purpose: {
      ja: '入出庫を伝票で登録します。登録と同時に在庫が動きます。',
      en: 'Enters receipts and issues. Saving posts them.',
      zh: '以单据登记出入库，登记后库存立即变动。',
    },
    steps: [
      {
        ja: '受払区分を選びます。区分によって入力する項目が変わります。',
        en: 'Choose the movement type: it decides what is typed.',
        zh: '选择收发类型，不同类型输入的项目不同。',
      },
      {
        ja: '品目・場所・数量を入力して登録します。',
        en: 'Type item, place and quantity, and save.',
        zh: '输入物料、位置、数量后登记。',
      },
    ],
    rules: [
      {
        ja: '登録した伝票は変更できません。取消（反対仕訳）をして登録し直します。',
        en: 'A posted slip is not changed. Cancel it by its counter-entry and enter it again.',
        zh: '已登记的单据不能修改，请红冲后重新登记。',
      },
      {
        ja: '締めた月の日付では登録できません。',
        en: 'Nothing is entered in a month that is closed.',
        zh: '不能以已结账月份的日期登记。',
      },
    ],
    calls: [stockSlip.endpoints.doEdit],
  },
  stockSlipList: {
    purpose: { ja: '在庫伝票を探します。', en: 'Finds stock slips.', zh: '查找库存单据。' },
    steps: [
      {
        ja: '日付・伝票番号・区分・品目で検索し、伝票を開きます。取消もここから行います。',
        en: 'Search by day, number, type and item, and open a slip. It is cancelled from here, too.',
        zh: '按日期、单据号、类型、物料搜索并打开单据，也可在此取消。',
      },
    ],
  },
  registerStockMove: {
    purpose: {
      ja: '在庫を場所から場所へ移します。',
      en: 'Moves stock from place to place.',
      zh: '将库存从一个位置移到另一个位置。',
    },
    steps: [
      {
        ja: '移動元と移動先、品目、数量を入力して登録します。',
        en: 'Type from where, to where, item and quantity, and save.',
        zh: '输入移出位置、移入位置、物料、数量后登记。',
      },
    ],
  },
  stockEnquiry: {
    purpose: {
      ja: '1つの品目について、在庫・引当・入庫予定・出庫予定を確認します。',
      en: 'Shows one item: on hand, allocated, to come and to go.',
      zh: '查看一个物料的库存、预留、预计入库和预计出库。',
    },
    steps: [
      {
        ja: '品目を入力すると、場所別・ロット別の在庫と先の見込みが表示されます。',
        en: 'Type the item to see it by place and lot, and what is ahead.',
        zh: '输入物料后显示各位置、批次的库存和今后预计。',
      },
      {
        ja: 'ロットを選ぶとロット追跡が表示されます。完成検査で判定したロットには印が付き、検査成績書を印刷できます。',
        en: 'Choose a lot to trace it. Lots that were judged by a final inspection are marked, and their inspection report is printed from there.',
        zh: '选择批次后显示批次追溯。经成品检验判定的批次带有标记，可打印检验报告。',
      },
    ],
    calls: [printLotCertificate],
  },
  stockMap: {
    purpose: {
      ja: '倉庫の棚を図で表示し、何がどこにあるかを確認します。',
      en: 'Shows the shelves of a warehouse as a map, and what lies where.',
      zh: '以图显示仓库货架，查看物料所在位置。',
    },
    steps: [
      {
        ja: '倉庫を選び、棚を選ぶと中身が表示されます。',
        en: 'Choose the warehouse, then a shelf.',
        zh: '选择仓库，再选择货架显示内容。',
      },
    ],
  },
  stockPayments: {
    purpose: {
      ja: '品目の受払と残高を日付順に確認します（受払台帳）。',
      en: 'Shows the movements of an item with their balance, day by day.',
      zh: '按日期查看物料的收发和结存（收发台账）。',
    },
    steps: [
      {
        ja: '品目と期間を入力して検索します。',
        en: 'Type item and period, and search.',
        zh: '输入物料和期间后搜索。',
      },
    ],
  },
  stockMovements: {
    purpose: { ja: 'すべての受払を探します。', en: 'Finds movements of all items.', zh: '查找所有收发。' },
    steps: [
      {
        ja: '日付・品目・場所・区分で検索します。',
        en: 'Search by day, item, place and type.',
        zh: '按日期、物料、位置、类型搜索。',
      },
    ],
  },
  stockLots: {
    purpose: {
      ja: 'ロットの残数と期限を確認し、保留の設定と追跡を行います。',
      en: 'Shows what is left of lots and when they expire; holds them and traces them.',
      zh: '查看批次的剩余和到期日，设置暂停并追溯。',
    },
    steps: [
      {
        ja: '期限や品目で絞り込みます。',
        en: 'Narrow by expiry or item.',
        zh: '按到期日或物料筛选。',
      },
      {
        ja: '問題のあるロットは保留にします。保留のロットは引き当てられません。',
        en: 'Hold a lot with a problem: held lots are not promised.',
        zh: '有问题的批次设为暂停，暂停的批次不会被预留。',
      },
    ],
  },
  stockManage: {
    purpose: {
      ja: '月ごとの在庫を締め、在庫金額を確定します。',
      en: 'Closes the stock of a month, and settles what it is worth.',
      zh: '进行月度库存结账，确定库存金额。',
    },
    steps: [
      {
        ja: '次に締める月の状態と、残っている問題を確認します。',
        en: 'Look at the month to close, and at what is in the way.',
        zh: '确认待结账月份的状态和遗留问题。',
      },
      {
        ja: '月を締めます。締めた月には登録できなくなります。',
        en: 'Close it. Nothing is entered in it any more.',
        zh: '结账后该月不能再登记。',
      },
    ],
  },
  stockDivisions: {
    purpose: {
      ja: '受払区分と、それぞれの在庫・原価への影響を確認します。',
      en: 'Shows the movement types, and what each does to stock and cost.',
      zh: '查看收发类型及其对库存、成本的影响。',
    },
    steps: [
      {
        ja: '区分を探し、行を開いて内容を確認します。',
        en: 'Find a type and open it.',
        zh: '查找类型并打开查看内容。',
      },
    ],
  },
  stockValuation: {
    purpose: {
      ja: '月末の在庫金額を品目別に確認します。',
      en: 'Shows what each item was worth at the end of a month.',
      zh: '按物料查看月末库存金额。',
    },
    steps: [
      {
        ja: '年月を選び、合計と品目別の金額を確認して出力します。',
        en: 'Choose the month, read total and items, and export them.',
        zh: '选择年月，确认合计和各物料金额后导出。',
      },
    ],
  },
  stockVariance: {
    purpose: {
      ja: '標準原価と実際の金額との差額を確認します。',
      en: 'Shows differences between standard cost and what was really paid.',
      zh: '查看标准成本与实际金额的差额。',
    },
    steps: [
      {
        ja: '日付・区分・品目で絞り込みます。',
        en: 'Narrow by day, type and item.',
        zh: '按日期、类型、物料筛选。',
      },
    ],
  },
  inventoryTime: {
    purpose: {
      ja: '棚卸の予定を登録し、進み具合を確認します。',
      en: 'Plans counts, and shows how far they are.',
      zh: '登记盘点计划并查看进度。',
    },
    steps: [
      {
        ja: '棚卸日と場所を登録します。',
        en: 'Enter the day and the place.',
        zh: '登记盘点日期和位置。',
      },
    ],
  },
  inventory_cycle: {
    purpose: {
      ja: 'ABCランクごとの棚卸の周期を登録します。',
      en: 'Says how often items of each ABC rank are counted.',
      zh: '登记各ABC等级的盘点周期。',
    },
    steps: [
      {
        ja: '新規でランクと周期を登録します。',
        en: 'Enter rank and cycle.',
        zh: '新建并登记等级和周期。',
      },
    ],
  },
  inventoryManage: {
    purpose: {
      ja: '棚卸票を発行し、数えた数量を入力します。',
      en: 'Issues count sheets, and takes what was counted.',
      zh: '发行盘点表并输入盘点数量。',
    },
    steps: [
      {
        ja: '棚卸を開始し、棚卸票を印刷します。',
        en: 'Begin the count and print its sheets.',
        zh: '开始盘点并打印盘点表。',
      },
      {
        ja: '数えた数量を入力するか、ファイルから取り込みます。',
        en: 'Type what was counted, or read it from a file.',
        zh: '输入盘点数量或从文件导入。',
      },
    ],
  },
  inventoryDifferenceAdjustment: {
    purpose: {
      ja: '棚卸の差異を確認し、在庫を合わせます。',
      en: 'Shows what differs from the books, and sets the stock right.',
      zh: '确认盘点差异并调整库存。',
    },
    steps: [
      {
        ja: '差異の大きい行から確かめ、必要なら数え直します。',
        en: 'Begin with large differences; count again where needed.',
        zh: '从差异大的行开始确认，必要时重新盘点。',
      },
      {
        ja: '理由を入力して差異を確定します。',
        en: 'Give the reason and settle the difference.',
        zh: '输入原因并确定差异。',
      },
    ],
  },
}
