import type { Manual } from '#platform/web/module/manual.ts'
import {
  affectedByLot,
  affectedCustomersCsv,
  endDrill,
  scrapAffected,
  setLotsHold,
  startDrill,
} from '../../contract/quarantine/quarantine-calls.ts'

/** What the manual says of what is done when something was bad. */
export const quarantineManual: Manual = {
  quarantine: {
    purpose: {
      ja: '不具合のあったロット、炉のチャージ、または設備・作業者の時間から、影響するものを在庫・仕掛・出荷先まで一度に洗い出し、まとめて出荷止めにします。',
      en: 'From a bad lot, from a furnace’s charge, or from the hours of a machine or a worker, finds everything affected in stock, in work and with customers, and holds it at once.',
      zh: '从不良批次、炉次或设备·作业员的时间段出发，一次查出受影响的库存、在制和出货客户，并全部冻结。',
    },
    steps: [
      {
        ja: '起点を選びます。品目とロット、チャージ番号、または設備か作業者と日時を入れて表示します。',
        en: 'Choose where it begins: enter an item and a lot, the number of a charge, or a machine or a worker with days and times, and show.',
        zh: '选择起点，输入物料和批次、炉次号，或设备、作业员与日期时刻后显示。',
      },
      {
        ja: '影響ロット、得意先別の出荷数、在庫場所、仕掛中の製造指図を確かめます。',
        en: 'Look at the lots, what customers have got, where it lies, and what is in work.',
        zh: '确认受影响批次、按客户的出货数、库存地点和在制生产指令。',
      },
      {
        ja: '「すべて出荷止め」で、理由を入れて一度に止めます。',
        en: 'Hold all of it at once, with a reason.',
        zh: '用“全部冻结”填写原因后一次冻结。',
      },
      {
        ja: '出荷先CSVで、連絡する得意先・伝票・箱数の一覧を取り出します。',
        en: 'Take the list of customers, deliveries and boxes as a file.',
        zh: '用“出货客户CSV”导出需联系的客户、单据和箱数。',
      },
      {
        ja: '調べが終わったら、問題のないロットを選び、理由を入れて解除します。',
        en: 'When it is known what is good, tick those lots and release them with a reason.',
        zh: '调查结束后，勾选没有问题的批次，填写原因并解除。',
      },
    ],
    rules: [
      {
        ja: 'そのロットを使った製造指図のロットを、使った先がなくなるまでたどります。仕掛中の指図のロットも含みます。取り消した実績と受払はたどりません。',
        en: 'It follows a lot into the lots of the work orders that drew it, as far as it goes, those in work included; what was taken back is not followed.',
        zh: '沿使用该批次的生产指令批次一直追溯到终点，包括在制指令的批次；已撤回的实绩和收发不追溯。',
      },
      {
        ja: '止めるのは、在庫または仕掛のあるロットです。一つでも止められないときは、どれも止めません。',
        en: 'Held are the lots that are in stock or in work: all of them or none.',
        zh: '冻结有库存或在制的批次；任何一个不能冻结时，全部不冻结。',
      },
      {
        ja: '出荷止めのロットは、引当・ピッキング・出荷・部品としての使用ができず、そのロットの作業は着手・再開できません。作業中のものは中断・報告だけできます。',
        en: 'A held lot is not allocated, picked, shipped or drawn, and work on it is not started or resumed; what runs can be stopped and reported.',
        zh: '冻结的批次不能预留、拣货、出货或作为零件使用，其作业不能开工或恢复；作业中的只能中断和报告。',
      },
      {
        ja: '設備・作業者の時間からは、その間に続いていた作業の指図をすべて拾います。ロットのない指図は番号を示します。',
        en: 'Hours find every work order that was worked on during them; those without a lot are named.',
        zh: '按时间查找时，列出该时段内持续作业的所有指令；没有批次的指令显示其编号。',
      },
      {
        ja: '廃棄できるのは、出荷止めのロットのうち自工場の棚にあるものです。選んだロットをすべて一枚の在庫伝票（廃棄）で落とし、一つでもできないときはどれも落としません。仕掛は製造指図で不良として報告します。',
        en: "Scrapped is what lies on this factory's shelves of lots on hold: all that are ticked by one stock slip, or none. What is in work is reported as defective by its work order.",
        zh: '可废弃的是已冻结批次在本工厂货架上的库存：所选批次用一张库存单据（废弃）全部出库，任何一个不能处理时全部不处理。在制品在生产指令中按不良报告。',
      },
      {
        ja: '訓練を始めてから終えるまでの時間と、終えたときに見つかったロット・箱・出荷先の数を記録します。訓練中は何も止めません。',
        en: 'A drill keeps how long it took from its start to its end, and how many lots, boxes and customers were found then. It holds nothing.',
        zh: '演练记录从开始到结束的时间，以及结束时查出的批次、箱和客户数。演练中不冻结任何东西。',
      },
      {
        ja: '出荷止めと解除には、在庫の登録権限も必要です。',
        en: 'To hold and release one also needs the right to write stock.',
        zh: '冻结和解除还需要库存的登记权限。',
      },
    ],
    calls: [affectedByLot, affectedCustomersCsv, setLotsHold, scrapAffected, startDrill, endDrill],
  },
}
