import type { Manual } from '#platform/web/module/manual.ts'
import { makeRework, makeTrial } from '../../contract/work-order/rework-calls.ts'
import { printSheets, recallSheets, withdrawWorkOrders } from '../../contract/work-order/work-order-calls.ts'

/** What the manual says of work orders, and of those of rework and trial that are made by hand. */
export const workOrderManual: Manual = {
  productionWorkOrder: {
    purpose: {
      ja: '製造指図を完了したものまで一覧し、手直しと試作の指図を作ります。',
      en: 'Lists all work orders, those that are finished too, and makes orders of rework and trial orders.',
      zh: '列出全部生产指令（含已完成），并生成返修和试制的指令。',
    },
    steps: [
      {
        ja: '「手直し待ち」で、直すかどうか決まっていない不良がある指図を探します。',
        en: '“To be mended” finds the orders with defective pieces about which nothing has been decided.',
        zh: '用“待返修”查找有未处理不良品的指令。',
      },
      {
        ja: '手直し指示で、不良になった工程、数、やり直す工程、完了日、理由を入れます。部品は改めて使うものだけを選びます。',
        en: 'To order rework, say which process found them defective, how many, which processes are done again, until when and why. Choose only the parts that are drawn anew.',
        zh: '下达返修指令时，填写发现不良的工序、数量、重新进行的工序、完工日和原因。零件只选择需要重新使用的。',
      },
      {
        ja: '手直しの指図も指示書を発行し、端末や日報で通常の指図と同じように報告します。',
        en: 'Issue its sheet, and report it on terminals and daily reports as any other order.',
        zh: '返修指令同样发行指示单，并与普通指令一样在终端或日报中报告。',
      },
      {
        ja: '試作指示では、品目、数、着手日、完了日を入れます。',
        en: 'To order a trial, say which item, how many, from when until when.',
        zh: '下达试制指令时，填写物料、数量、开工日和完工日。',
      },
    ],
    rules: [
      {
        ja: '完成検査で不良と判定したものも手直しを指示できます。最初の工程の実績で在庫から引き落とし、仕上がると再び検査待ちになります。',
        en: 'What the final inspection has judged defective can be mended, too: the first process draws it from stock, and when it is finished it is inspected again.',
        zh: '经成品检验判为不良的也可下达返修指令：首道工序报工时从库存扣减，完工后再次待检。',
      },
      {
        ja: '不良になった工程より後の工程は、まだ行われていないので省けません。手直しは社内の工程から始めます。',
        en: 'What comes after the process that found them defective has not been done yet, and cannot be left out. Rework begins with a process in house.',
        zh: '发现不良的工序之后的工序尚未进行，不能省略。返修从厂内工序开始。',
      },
      {
        ja: '手直しに回した数は元の指図の入庫予定から外れ、手直しの指図の入庫予定になります。元の指図を待っていた受注は、手直しの指図を待ちます。',
        en: 'What is mended is expected of the order of rework, and no longer of the first one. Who waited for the first one waits for the order of rework.',
        zh: '返修的数量从原指令的入库预定中扣除，改为返修指令的入库预定。原来等待该指令的订单改为等待返修指令。',
      },
      {
        ja: '試作の指図は受注に結び付かず、仕上がるまで計画の供給に数えません。仕上がった良品は通常の在庫になります。',
        en: 'A trial is for no order, and the plan counts on nothing of it before it is finished. What comes out good is stock like any other.',
        zh: '试制指令不与订单关联，完工前计划不计为供给。完工的良品成为普通库存。',
      },
      {
        ja: '手直しと試作の指図の確定を解除すると、その指図はなくなります。手直しの不良は元の指図の不良に戻ります。',
        en: 'Withdrawn, an order of rework or a trial is gone; what was to be mended is defective of the first order again.',
        zh: '解除返修或试制指令的确定后，该指令即被删除；待返修的不良品恢复为原指令的不良。',
      },
    ],
    calls: [makeRework, makeTrial, printSheets, recallSheets, withdrawWorkOrders],
  },
}
