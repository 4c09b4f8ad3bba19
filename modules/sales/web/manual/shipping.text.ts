import type { Manual } from '#platform/web/module/manual.ts'
import { arrangeTransports, printTransport, releaseTransport } from '../../contract/carrier/carrier-calls.ts'
import { trackingUpload } from '../../contract/carrier/tracking-csv.ts'
import { pickBox } from '../../contract/pick/pick-calls.ts'
import {
  cancelDelivery,
  confirmDelivery,
  pickDelivery,
  takeBackDelivery,
} from '../../contract/shipping/delivery-calls.ts'
import { instructShipping } from '../../contract/shipping/instruction-calls.ts'
import { mailCertificates, mailDeliveryNotes } from '../../contract/shipping/paper-calls.ts'

/** What the manual says of goods that leave: instruction, picking, shipping, carriers. */
export const shippingManual: Manual = {
  salesAvailableDeliveryManage: {
    purpose: {
      ja: '出荷できる受注を選び、出荷を指示します。',
      en: 'Chooses orders that can ship, and instructs their shipping.',
      zh: '选择可以出货的订单并指示出货。',
    },
    steps: [
      {
        ja: '出荷予定日で絞り込み、不足数を確認します。遅れている行は日付にかかわらず表示されます。',
        en: 'Narrow by the shipping date and look at what is short. Late lines are shown whatever the date.',
        zh: '按预计出货日筛选并确认不足数。延迟的行不受日期限制。',
      },
      {
        ja: '行を選び、出荷指示の数量を確かめて指示します。',
        en: 'Tick lines, look at the quantities, and instruct.',
        zh: '选择行，确认数量后指示出货。',
      },
    ],
    rules: [
      {
        ja: '引き当てていない数量は、指示と同時に引き当てます。',
        en: 'What is not allocated yet is allocated with the instruction.',
        zh: '未预留的数量在指示时同时预留。',
      },
      {
        ja: '1行でも引き当てられないと、全体を指示できません。',
        en: 'All lines are instructed, or none.',
        zh: '只要有一行无法预留，就不能指示。',
      },
      {
        ja: '得意先品目に過納許容があるときは、受注残を超えて指示できます。受注数を増やしてから指示し、注文請書を発行済みなら改訂番号が上がります。出荷を取り消しても、増やした受注数は戻りません。',
        en: 'Where the customer item has a tolerance, more than the backlog can be instructed: the order is raised first, as a revision where its acknowledgement has been issued. Taking the delivery back does not lower it again.',
        zh: '客户物料有超交允许时，可以超过未交数量指示：先增加订单数量，订单确认书已发行的则升版。取消出货不会减回订单数量。',
      },
    ],
    calls: [instructShipping],
  },
  deliveryManage: {
    purpose: {
      ja: '出荷指示のピッキングから出荷確定までを進めます。',
      en: 'Takes instructed deliveries through picking to leaving.',
      zh: '推进出货指示从拣货到出货确认的过程。',
    },
    steps: [
      {
        ja: '出荷指示書とピッキングリストを印刷し、ピッキングした数量・場所・ロットを入力します。',
        en: 'Print the shipping instruction and the picking list, and type what was picked, from where and of which lot.',
        zh: '打印出货指示书和拣货单，输入拣货的数量、位置和批次。',
      },
      {
        ja: '出荷を確定します。在庫から出庫され、売上伝票（未計上）ができます。',
        en: 'Confirm the shipment. The stock is issued, and a sales slip waits to be posted.',
        zh: '确认出货。库存出库，并生成未入账的销售单据。',
      },
      {
        ja: '指示より少ないときは、残りを残すか、受注残に戻すか、打ち切るかを選びます。',
        en: 'Where less has left, choose whether the rest stays, returns to the backlog, or is closed.',
        zh: '少于指示时，选择保留剩余、退回未交数量或结案。',
      },
      {
        ja: '客先現品票は1箱に1枚、荷札は出荷の箱ごとに印刷します。ラベルの大きさ・枠線・コード・印字項目は得意先品目マスタの設定に従います。',
        en: 'Print a box label for each box, and a shipping tag for each box of a delivery. Size, frames, code and contents of a label are those of the customer item.',
        zh: '客户标签每箱打印一张，货签按出货的每箱打印。标签尺寸、边框、条码和打印项目按客户物料主数据的设置。',
      },
      {
        ja: '出荷を確定した後は、「納品書をメール」で納品書を得意先へ送れます。選択した出荷ごとに1通で、送った納品書は電子帳簿に保存されます。',
        en: 'Once it has left, Mail delivery note sends the note to the customer: a mail for each delivery that is ticked. What was sent is kept among the business documents.',
        zh: '出货确定后，可通过“邮件发送送货单”把送货单发给客户。所选的每个出货发送一封邮件，已发送的送货单保存在电子账簿中。',
      },
      {
        ja: '「検査成績書」で、ピッキングしたロットの検査成績書をまとめて印刷し、納品書に添えます。得意先へメールで送ることもできます。',
        en: 'Inspection report prints those of all lots that were picked, to go with the delivery note; they can also be mailed to the customer.',
        zh: '通过“检验报告”一并打印已拣货批次的检验报告，随送货单附上；也可通过邮件发送给客户。',
      },
    ],
    rules: [
      {
        ja: 'ロットは期限の早いものから提案されます。',
        en: 'Lots are suggested first expired first.',
        zh: '批次按到期日从早到晚建议。',
      },
      {
        ja: '得意先品目に過納許容があるときは、その範囲で出荷指示数を超えてピッキングできます。出荷確定のときに受注数を増やします。',
        en: 'Where the customer item has a tolerance, more than was instructed can be picked within it. The order is raised when the shipment is confirmed.',
        zh: '客户物料有超交允许时，可在范围内超过出货指示数拣货，出货确定时增加订单数量。',
      },
      {
        ja: '売上を計上した出荷は取り消せません。先に計上を取り消してください。',
        en: 'A delivery that is posted as sold is not taken back: take the posting back first.',
        zh: '已入账销售的出货不能取消，请先取消入账。',
      },
    ],
    calls: [
      pickDelivery,
      confirmDelivery,
      takeBackDelivery,
      cancelDelivery,
      mailDeliveryNotes,
      mailCertificates,
    ],
  },
  picking: {
    purpose: {
      ja: 'スキャナーやスマートフォンで、棚を回りながらピッキングします。',
      en: 'Picks with a scanner or a phone, from shelf to shelf.',
      zh: '使用扫描枪或手机，按货架顺序拣货。',
    },
    steps: [
      {
        ja: 'ピッキングリストのQRコードを読み取ります。',
        en: 'Scan the code of the picking list.',
        zh: '扫描拣货单的二维码。',
      },
      {
        ja: '棚、自社の現品票の順に読み取ります。得意先の現品票があるときは、続けて読み取ります。',
        en: 'Scan the shelf, then our label, then the customer’s label where there is one.',
        zh: '依次扫描货架和本公司标签。有客户标签时继续扫描。',
      },
      {
        ja: '箱の数量を確かめて登録し、次の棚へ進みます。',
        en: 'Look at the quantity of the box, save it, and go on to the next shelf.',
        zh: '确认箱内数量后登记，前往下一个货架。',
      },
    ],
    rules: [
      {
        ja: '得意先品目に過納許容があるときは、残りの数量にその分を加えた数まで登録できます。棚ごとに「過納許容 ＋5」のように表示し、それを超える箱は登録できません。',
        en: 'Where the customer item has a tolerance, a box may hold so much more than the rest. Each shelf shows how much that is; what goes beyond it is refused.',
        zh: '客户物料有超交允许时，可登记到剩余数量加上该数量为止。各货架会显示“超交允许 ＋5”，超出的箱不能登记。',
      },
      {
        ja: '通信が切れても続けられます。つながると、読み取った順に送信されます。',
        en: 'It goes on without a network; boxes are sent in their order when it is back.',
        zh: '断网时可继续，恢复后按扫描顺序发送。',
      },
    ],
    calls: [pickBox],
  },
  carrierArrange: {
    purpose: {
      ja: '出荷ごとに運送会社と運賃を決めます。',
      en: 'Arranges carrier and fare for what leaves.',
      zh: '为出货安排承运商和运费。',
    },
    steps: [
      {
        ja: '未手配の出荷を選びます。同じ日に同じ納入先へ運ぶものは、まとめて手配されます。',
        en: 'Tick deliveries without a carrier. What goes to one place on one day travels together.',
        zh: '选择未安排的出货。同一天送往同一地址的会合并安排。',
      },
      {
        ja: '提案された運送会社と運賃を確かめて確定します。',
        en: 'Look at the proposed carrier and fare, and arrange.',
        zh: '确认建议的承运商和运费后确定。',
      },
      {
        ja: '手配した行で運送依頼書を作成し、運送会社に渡します。支払期日は、取適法対象の運送会社では出荷日から60日以内です。',
        en: 'Write the transport order of an arranged row, and give it to the carrier. Carriers under the fair-trade act are paid within sixty days.',
        zh: '在已安排的行生成运输委托书并交给承运商。适用取适法的承运商须在出货日起60天内付款。',
      },
      {
        ja: '送り状データを出力して運送会社の送り状ソフトに渡し、送り状番号を記入したファイルを取り込みます。',
        en: 'Write the waybill data for the program of the carrier, and import the file with the tracking numbers in it.',
        zh: '输出运单数据交给承运商的运单软件，再导入填好运单号的文件。',
      },
    ],
    rules: [
      {
        ja: '手配した出荷は、手配を解除するまで指示を取り消せません。',
        en: 'While it is arranged, its instruction is not cancelled.',
        zh: '已安排的出货在解除安排之前不能取消指示。',
      },
      {
        ja: '送り状番号が空欄の行は、登録済みの番号をそのまま残します。',
        en: 'Where the tracking number is blank, the number that is there stays.',
        zh: '运单号为空的行保留已登记的号码。',
      },
    ],
    calls: [arrangeTransports, releaseTransport, printTransport, trackingUpload],
  },
  carrierInvoice: {
    purpose: {
      ja: '運送会社の請求ファイルを、手配した運賃と照合します。',
      en: 'Lays a carrier’s invoice beside the fares that were arranged.',
      zh: '将承运商的账单文件与安排的运费核对。',
    },
    steps: [
      {
        ja: '運送会社と期間を選び、ファイルを読み込みます。',
        en: 'Choose carrier and period, and read the file.',
        zh: '选择承运商和期间，读取文件。',
      },
      {
        ja: '送り状番号か手配番号で一致したものは自動で対になります。残りは手で対応させるか、理由を付けて処理します。',
        en: 'What agrees by number is paired. Pair the rest by hand, or settle it with a reason.',
        zh: '运单号或安排号一致的自动配对，其余手工对应或注明原因后处理。',
      },
    ],
  },
  carrierInvoiceFieldMatching: {
    purpose: {
      ja: '運送会社の請求ファイルの列と項目の対応を登録します。',
      en: 'Says which column of a carrier’s file belongs to which field.',
      zh: '登记承运商账单文件的列与字段的对应。',
    },
    steps: [
      {
        ja: '見本のファイルを読み込み、列と項目を対応させて登録します。',
        en: 'Read a sample, match columns and fields, and save.',
        zh: '读取样本文件，将列与字段对应后登记。',
      },
    ],
  },
}
