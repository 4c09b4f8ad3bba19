import type { Manual } from '#platform/web/module/manual.ts'
import { deletePlans } from '../../contract/delete-plans/delete-plans-calls.ts'
import { editYearPlan } from '../../contract/year-plan/year-plan-calls.ts'

/** What the manual says of planning beyond the orders at hand. */
export const yearPlanManual: Manual = {
  productionPlanStockYear: {
    purpose: {
      ja: '品目ごとに販売計画・生産計画・月末在庫を月別に並べ、1年の生産量を決めます。',
      en: 'Sets sales, production and stock of each item side by side month by month, to decide what a year makes.',
      zh: '按物料逐月对照销售计划、生产计划和月末库存，决定全年产量。',
    },
    steps: [
      {
        ja: '年度と期を選び、必要に応じて品目、品目区分、目標月数を入力して表示します。年度を空欄にすると今年度になります。',
        en: 'Choose year and half, narrow it by item or item type, enter months of cover, and show. Without a year it is this one.',
        zh: '选择年度和期间，必要时输入物料、物料类型和目标月数后显示。年度留空则为本年度。',
      },
      {
        ja: '当月以降の生産計画を入力します。Excelの範囲をそのまま貼り付けられます。月末在庫は入力に合わせて計算されます。',
        en: 'Type production from this month on, or paste it from Excel. Stock follows while you type.',
        zh: '录入本月以后的生产计划，也可直接粘贴Excel的区域。月末库存随录入自动计算。',
      },
      {
        ja: '「提案を作成」を押すと、表示中の全品目に、目標在庫を満たす生産量がロット単位で入ります。1回の操作として元に戻せます。',
        en: 'Propose fills in, for all items shown and in whole lots, what reaches the target stock. It is undone as one step.',
        zh: '点击“生成建议”，为所有显示的物料按批量填入满足目标库存的产量，可一次撤销。',
      },
      {
        ja: '不足・目標割れの月を確認し、登録します。グラフは選択中の品目の在庫・生産・販売です。',
        en: 'Look at months that are short, then save. The chart shows the item at hand.',
        zh: '确认不足和低于目标的月份后保存。图表显示当前物料的库存、生产、销售。',
      },
    ],
    rules: [
      {
        ja: '終わった月は実績（完成入庫、売上、月末在庫）で、変更できません。在庫調整などがあるため、実績の月末在庫は販売と生産の差と一致しないことがあります。',
        en: 'Months that are over show what has happened and cannot be changed. Adjustments are in their stock too.',
        zh: '已结束的月份为实绩（完工入库、销售、月末库存），不能更改。因含库存调整等，实绩库存可能与产销之差不一致。',
      },
      {
        ja: '当月以降の販売計画は、受注残と、受注済みの分を除いた内示の合計です。内示のない月は、受注と得意先月間計画の大きいほうを使います。当月には売上済みと納期を過ぎた受注残を含みます。',
        en: 'From this month on sales are open orders and what they have left of forecasts; without a forecast, the larger of orders and the customers’ monthly plan. This month has what was sold in it, and overdue orders.',
        zh: '本月以后的销售计划为未交订单与扣除已订部分的预测之和；无预测的月份取订单与客户月度计划的较大者。本月包含已销售和逾期未交的订单。',
      },
      {
        ja: '目標在庫は翌月の販売計画×目標月数です。目標月数を空欄にすると安全在庫になります。上期・下期・年間の在庫は最後の月の値です。',
        en: 'The target is the next month’s sales times the months of cover; left blank, the safety stock. Stock of a half or a year is that of its last month.',
        zh: '目标库存＝下月销售计划×目标月数；留空则为安全库存。半年和全年的库存为最后一个月的值。',
      },
      {
        ja: '在庫の表示を金額または在庫月数に切り替えられます。金額は現在の単価で計算し、不足分は0円とします。在庫月数は月末在庫÷翌月の販売計画です。',
        en: 'Stock can be shown as its value at today’s cost, where what is short is worth nothing, or as months of cover: stock at the end of a month by the next month’s sales.',
        zh: '库存可切换为金额或库存月数显示。金额按现单价计算，不足部分为0。库存月数＝月末库存÷下月销售计划。',
      },
      {
        ja: '表の下の負荷率は、全品目の生産計画を部品まで展開した作業時間÷設備グループの稼働時間です。段取は品目ごとに月1回で計算し、部品の在庫は差し引きません。設備は一覧から選べます。',
        en: 'The load under the grid is the time that the production of all items takes over all levels of their structures, by the hours in which a group of machines works. Set-up counts once a month for each item, stock of parts is not taken off. Another group can be chosen.',
        zh: '表下的负荷率＝全部物料的生产计划逐级展开到部件的作业时间÷设备组的运转时间。换型按每物料每月一次计算，不扣除部件库存。可选择其他设备组。',
      },
      {
        ja: '品目を指定しないときは、生産計画・得意先月間計画・内示・受注残のいずれかがある内作品目を表示します。',
        en: 'Without an item, made items are shown that have a plan, a forecast or open orders.',
        zh: '不指定物料时，显示有生产计划、客户月度计划、预测或未交订单的自制物料。',
      },
      {
        ja: '生産計画を登録した月は、表の月末在庫が月末に必要な数量として一括計画に入り、翌月初めから自由に使えます。その月の受注・内示は月末在庫から差し引かれているため、二重には計画されません。受注生産の品目は受注ごとに計画します。',
        en: 'Where production is planned for a month, the stock that the grid shows at its end is wanted by bulk planning on that day, and free again on the next. Orders and forecasts of the month are taken off in it, so nothing is planned twice. Items made to order are planned for their orders.',
        zh: '登记了生产计划的月份，表中的月末库存作为月末所需数量计入批量计划，次月初起可自由使用。当月的订单和预示已从月末库存中扣除，不会重复计划。按订单生产的物料按订单计划。',
      },
    ],
    calls: [editYearPlan],
  },
  dbDataDeleteByCreateDateTime: {
    purpose: {
      ja: '指定した日時までに作成した未確定の生産計画と、計画実行の記録を削除します。',
      en: 'Deletes plans that are not confirmed, and records of runs, made up to a moment.',
      zh: '删除截至指定时间创建的未确定生产计划和计划执行记录。',
    },
    steps: [
      {
        ja: '作成日と時刻を入力して表示すると、削除の対象が計画実行ごとの件数で表示されます。',
        en: 'Enter date and time, and show what would be deleted, run by run.',
        zh: '输入创建日期和时刻后显示，按计划执行列出删除对象的件数。',
      },
      {
        ja: '件数を確認して削除します。表示した件数と同じものだけを削除し、その間に計画が変わったときは削除しません。',
        en: 'Look at the counts and delete. Only what was shown goes; when plans have changed meanwhile, nothing does.',
        zh: '确认件数后删除。只删除所显示的对象；期间计划有变化时不会删除。',
      },
    ],
    rules: [
      {
        ja: '確定した計画と製造指図は削除しません。',
        en: 'Confirmed plans and work orders are never deleted.',
        zh: '已确定的计划和生产指令不会被删除。',
      },
      {
        ja: '手動で登録・変更・固定した計画と、ガントで移動した計画は残ります。削除するときは「手動・固定の計画も削除する」を選びます。',
        en: 'What people have typed, changed, locked or moved on the Gantt stays, unless it is asked for.',
        zh: '手工录入、变更、锁定以及在甘特图上移动的计划将保留；要删除时请勾选“同时删除手工和锁定的计划”。',
      },
      {
        ja: '計画の作成中・確定中は削除できません。対象はログイン中の工場の計画です。受注の計画は未計画に戻ります。',
        en: 'Not while planning or confirming runs. It is for the factory you are in; its orders are unplanned again.',
        zh: '计划编制或确定处理中不能删除。对象为当前工厂的计划，销售订单恢复为未计划。',
      },
    ],
    calls: [deletePlans],
  },
}
