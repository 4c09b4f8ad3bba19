import { applyMoves } from '../../contract/gantt/move-calls.ts'
import type { Manual } from '#platform/web/module/manual.ts'
import { addPlan, confirmPlans, editPlan, lockPlans, removePlans } from '../../contract/plan/plan-calls.ts'
import { cancelPlan, resetPlanStatus, startConfirming, startPlanning } from '../../contract/run/run-calls.ts'
import { printSheets, recallSheets, withdrawWorkOrders } from '../../contract/work-order/work-order-calls.ts'

/** What the manual says of planning: from demand to the sheet on the shop floor. */
export const productionManual: Manual = {
  productionPlanManage: {
    purpose: {
      ja: '工場の生産計画をまとめて立て、確定し、作業指示書を発行します。',
      en: 'Plans the whole factory, confirms plans and issues work sheets.',
      zh: '统一编制全厂的生产计划，确定并发行作业指示单。',
    },
    steps: [
      {
        ja: '一括計画を実行します。需要・在庫・発注残から計画を作り、設備と時間を割り当てます。',
        en: 'Run bulk planning: it makes plans from demand, stock and open orders, and gives each its machine and time.',
        zh: '执行批量计划：按需求、库存、未交订单编制计划，并分配设备和时间。',
      },
      {
        ja: '状態確認で、処理が終わったこととエラーがないことを確かめます。',
        en: 'The status check tells whether it has finished, and any error.',
        zh: '用状态确认查看处理是否完成、有无错误。',
      },
      {
        ja: '計画を確認し、選んで確定するか、着手日までをまとめて一括確定します。',
        en: 'Confirm chosen plans, or all that start by a date.',
        zh: '确认计划后，逐个确定，或按开工日批量确定。',
      },
      {
        ja: '確定した指図の作業指示書を発行します。',
        en: 'Issue the work sheets of what was confirmed.',
        zh: '发行已确定指令的作业指示单。',
      },
    ],
    rules: [
      {
        ja: '計画のあとに受注・内示・発注・設備・マスタなどが変わると、上の行に件数を示します。計画は、もう一度一括計画を実行するまで動きません。',
        en: 'When orders, forecasts, purchases, machines or masters change after planning, the line on top counts them. The plan itself moves only when bulk planning runs again.',
        zh: '计划后销售订单、预示、采购、设备、主数据等发生变更时，上方显示件数。重新执行批量计划之前，计划不会变动。',
      },
      {
        ja: '確定すると部品を引き当て、足りない部品は確定の前に示します。',
        en: 'Confirming allocates parts; missing ones are shown before.',
        zh: '确定时预留零件，缺料在确定前显示。',
      },
      {
        ja: '着手済み・完了済み・指示書発行済みの指図は確定を解除できません。指示書は先に回収します。',
        en: 'A work order that has begun or is done cannot be withdrawn; a sheet that is out is recalled first.',
        zh: '已开工、已完工的指令不能解除确定；已发行的指示单须先收回。',
      },
    ],
    calls: [
      startPlanning,
      startConfirming,
      cancelPlan,
      confirmPlans,
      withdrawWorkOrders,
      printSheets,
      recallSheets,
    ],
  },
  productionPlanStock: {
    purpose: {
      ja: '在庫のために作る品目の計画を見て、直します。',
      en: 'Shows and changes the plans of items that are made for stock.',
      zh: '查看并修改按库存生产物料的计划。',
    },
    steps: [
      {
        ja: '条件を指定して検索し、遅れている計画から確認します。',
        en: 'Search, and begin with the plans that are late.',
        zh: '设定条件检索，先确认延误的计划。',
      },
      {
        ja: '行の計算根拠で、数量の理由と必要とするものを見ます。',
        en: 'The arithmetic of a row tells where its quantity comes from and what needs it.',
        zh: '在行的计算依据中查看数量的由来和需求来源。',
      },
      {
        ja: '必要に応じて計画を追加し、数量・日付を変え、固定し、取り消します。',
        en: 'Add plans, change quantity and dates, lock or remove them.',
        zh: '必要时追加计划，变更数量、日期，锁定或取消。',
      },
      {
        ja: 'よければ選択して確定し、製造指図にします。',
        en: 'Confirm the plans that are right: they become work orders.',
        zh: '确认无误后选择并确定，转为生产指令。',
      },
    ],
    rules: [
      {
        ja: '変更した計画・固定した計画は手動計画になり、一括計画で動きません。',
        en: 'A plan that was changed or locked stays as it is in bulk planning.',
        zh: '变更或锁定的计划为手动计划，批量计划不会移动。',
      },
      {
        ja: '着手日は業務日付より後、完了日は着手日以後にします。',
        en: 'A plan starts after the business date and ends no earlier than it starts.',
        zh: '开工日须晚于业务日期，完工日不得早于开工日。',
      },
      {
        ja: '一括計画・一括確定の実行中は変更できません。',
        en: 'Nothing can be changed while bulk planning or bulk confirmation runs.',
        zh: '批量计划、批量确定执行期间不能变更。',
      },
    ],
    calls: [addPlan, editPlan, lockPlans, removePlans, confirmPlans],
  },
  productPlanReceiveOrder: {
    purpose: {
      ja: '受注生産の品目の計画を、受注の行ごとに見て、直します。',
      en: 'Shows and changes the plans of items made to order, line by line of their orders.',
      zh: '按销售订单行查看并修改按单生产物料的计划。',
    },
    steps: [
      {
        ja: '条件を指定して検索し、遅れている計画から確認します。',
        en: 'Search, and begin with the plans that are late.',
        zh: '设定条件检索，先确认延误的计划。',
      },
      {
        ja: '行の計算根拠で、数量の理由と必要とするものを見ます。',
        en: 'The arithmetic of a row tells where its quantity comes from and what needs it.',
        zh: '在行的计算依据中查看数量的由来和需求来源。',
      },
      {
        ja: '計画を追加するときは受注番号と受注行を入れます。',
        en: 'A plan that is added names its order and line.',
        zh: '追加计划时填写订单号和行号。',
      },
      {
        ja: 'よければ選択して確定し、製造指図にします。',
        en: 'Confirm the plans that are right: they become work orders.',
        zh: '确认无误后选择并确定，转为生产指令。',
      },
    ],
    rules: [
      {
        ja: '計画した受注の行は、計画を取り消すまで変更できません。',
        en: 'A line that is planned cannot be changed until its plan is removed.',
        zh: '已计划的订单行，在取消计划之前不能变更。',
      },
      {
        ja: '着手日は業務日付より後、完了日は着手日以後にします。',
        en: 'A plan starts after the business date and ends no earlier than it starts.',
        zh: '开工日须晚于业务日期，完工日不得早于开工日。',
      },
      {
        ja: '一括計画・一括確定の実行中は変更できません。',
        en: 'Nothing can be changed while bulk planning or bulk confirmation runs.',
        zh: '批量计划、批量确定执行期间不能变更。',
      },
    ],
    calls: [addPlan, editPlan, lockPlans, removePlans, confirmPlans],
  },
  productionPlanBomStock: {
    purpose: {
      ja: '在庫のために作る品目の構成品の計画を見て、直します。',
      en: 'Shows and changes the plans of parts that go into items made for stock.',
      zh: '查看并修改按库存生产物料的组件计划。',
    },
    steps: [
      {
        ja: '条件を指定して検索し、遅れている計画から確認します。',
        en: 'Search, and begin with the plans that are late.',
        zh: '设定条件检索，先确认延误的计划。',
      },
      {
        ja: '行の計算根拠で、数量の理由と必要とするものを見ます。',
        en: 'The arithmetic of a row tells where its quantity comes from and what needs it.',
        zh: '在行的计算依据中查看数量的由来和需求来源。',
      },
      {
        ja: '必要に応じて数量・日付を変え、固定し、取り消します。',
        en: 'Change quantity and dates, lock or remove plans.',
        zh: '必要时变更数量、日期，锁定或取消。',
      },
      {
        ja: 'よければ選択して確定し、製造指図にします。',
        en: 'Confirm the plans that are right: they become work orders.',
        zh: '确认无误后选择并确定，转为生产指令。',
      },
    ],
    rules: [
      {
        ja: '変更した計画・固定した計画は手動計画になり、一括計画で動きません。',
        en: 'A plan that was changed or locked stays as it is in bulk planning.',
        zh: '变更或锁定的计划为手动计划，批量计划不会移动。',
      },
      {
        ja: '着手日は業務日付より後、完了日は着手日以後にします。',
        en: 'A plan starts after the business date and ends no earlier than it starts.',
        zh: '开工日须晚于业务日期，完工日不得早于开工日。',
      },
      {
        ja: '一括計画・一括確定の実行中は変更できません。',
        en: 'Nothing can be changed while bulk planning or bulk confirmation runs.',
        zh: '批量计划、批量确定执行期间不能变更。',
      },
    ],
    calls: [addPlan, editPlan, lockPlans, removePlans, confirmPlans],
  },
  productionPlanBomOrder: {
    purpose: {
      ja: '受注生産の品目の構成品の計画を見て、直します。',
      en: 'Shows and changes the plans of parts that go into items made to order.',
      zh: '查看并修改按单生产物料的组件计划。',
    },
    steps: [
      {
        ja: '条件を指定して検索し、遅れている計画から確認します。',
        en: 'Search, and begin with the plans that are late.',
        zh: '设定条件检索，先确认延误的计划。',
      },
      {
        ja: '行の計算根拠で、数量の理由と必要とするものを見ます。',
        en: 'The arithmetic of a row tells where its quantity comes from and what needs it.',
        zh: '在行的计算依据中查看数量的由来和需求来源。',
      },
      {
        ja: '必要に応じて数量・日付を変え、固定し、取り消します。',
        en: 'Change quantity and dates, lock or remove plans.',
        zh: '必要时变更数量、日期，锁定或取消。',
      },
      {
        ja: 'よければ選択して確定し、製造指図にします。',
        en: 'Confirm the plans that are right: they become work orders.',
        zh: '确认无误后选择并确定，转为生产指令。',
      },
    ],
    rules: [
      {
        ja: '変更した計画・固定した計画は手動計画になり、一括計画で動きません。',
        en: 'A plan that was changed or locked stays as it is in bulk planning.',
        zh: '变更或锁定的计划为手动计划，批量计划不会移动。',
      },
      {
        ja: '着手日は業務日付より後、完了日は着手日以後にします。',
        en: 'A plan starts after the business date and ends no earlier than it starts.',
        zh: '开工日须晚于业务日期，完工日不得早于开工日。',
      },
      {
        ja: '一括計画・一括確定の実行中は変更できません。',
        en: 'Nothing can be changed while bulk planning or bulk confirmation runs.',
        zh: '批量计划、批量确定执行期间不能变更。',
      },
    ],
    calls: [addPlan, editPlan, lockPlans, removePlans, confirmPlans],
  },
  productionPlanStatus: {
    purpose: {
      ja: '途中で止まった一括計画・一括確定を、停止中に戻します。',
      en: 'Resets bulk planning or bulk confirmation that has stopped halfway.',
      zh: '将中途停止的批量计划、批量确定恢复为未执行。',
    },
    steps: [
      {
        ja: '処理の状態とエラーの内容を確かめます。',
        en: 'Look at the status and the error.',
        zh: '确认处理状态和错误内容。',
      },
      {
        ja: '理由を入れて、停止中に戻します。',
        en: 'Reset it with a reason.',
        zh: '填写理由，恢复为未执行。',
      },
    ],
    rules: [
      {
        ja: '実行中の処理は戻せません。',
        en: 'What is running cannot be reset.',
        zh: '执行中的处理不能恢复。',
      },
    ],
    calls: [resetPlanStatus],
  },
  productionPlan: {
    purpose: {
      ja: '計画と製造指図を、設備・作業者・受注・品目ごとに時間の上に示します。',
      en: 'Shows plans and work orders over time, by machine, worker, order or item.',
      zh: '按设备、作业员、订单或物料，在时间轴上显示计划和生产指令。',
    },
    steps: [
      {
        ja: '表示単位を選び、受注・得意先・品目で絞り込みます。遅れだけも表示できます。',
        en: 'Choose what the lanes are; filter by order, customer or item, or show only what is late.',
        zh: '选择显示单位，按订单、客户、物料筛选，也可只显示延迟。',
      },
      {
        ja: '矢印で作業から作業へ移り、拡大・縮小します。選んだ作業の前後の工程が、構成部品の計画・製造指図まで線でつながります。赤い線は完了を決めている流れです。',
        en: 'Move from bar to bar with the arrows, and zoom; lines lead from the chosen one to what is before and behind it, plans and work orders of its parts included; red ones decide when it ends.',
        zh: '用方向键在作业间移动，并可放大缩小。所选作业的前后工序（包括零件的计划和生产指令）以线相连，红线为决定完工时间的路径。',
      },
      {
        ja: '選んだ作業を開くと、計画の計算根拠または製造指図の内容が見られます。遅れる計画では理由・待っている部品・時間の内訳が分かり、打ち手を計画の比較で試せます。',
        en: 'Open the chosen one to see the plan’s arithmetic or the work order. Of a late plan it says why, for which part it waits and where the time goes, and what might help is tried in the plan comparison.',
        zh: '打开所选作业，可查看计划的计算依据或生产指令的内容。延迟的计划会显示原因、等待的零件和时间构成，并可在计划比较中试算对策。',
      },
      {
        ja: '選んだ計画の工程を、Shiftと矢印またはドラッグで別の日時・設備へ移します。コントロールキーと左右の矢印で、前後の作業と順番を入れ替えます。ドラッグ中は、ほかに動く工程が破線で示されます。重なる工程は後ろへずらすか、空いている設備も使うかを選べます。適用すると計画に反映されます。',
        en: 'Move a chosen process of a plan to another time or machine with Shift and the arrows, or by dragging; the control key with left or right swaps it with its neighbour. While it is dragged, what else would move has a dashed edge; what is in the way goes later, or to a free machine, too, as chosen above. Apply to keep it.',
        zh: '用Shift加方向键或拖动，将所选计划的工序移到其他时间或设备。用控制键加左右方向键与前后作业交换顺序。拖动时，其他会变动的工序以虚线显示。重叠的工序可选择向后顺延，或也使用空闲设备。应用后生效。',
      },
      {
        ja: '上の全体図で、表示している期間を矢印またはドラッグで動かします。',
        en: 'In the overview above, move the days that are shown with the arrows or by dragging.',
        zh: '在上方的总览中，可用方向键或拖动移动显示的期间。',
      },
      {
        ja: '下の山積みで、設備の負荷を日ごとに能力と比べます。矢印で日を移り、選んだ設備または全設備を表で見ることもできます。',
        en: 'Below, compare the load of machines with what they can do, day by day: walk the days with the arrows, or read one machine or all of them as a table.',
        zh: '在下方的负荷堆积中按日比较设备负荷与能力。可用方向键逐日查看，也可用表格查看所选设备或全部设备。',
      },
    ],
    rules: [
      {
        ja: '計画のあとに受注・内示・発注・設備・マスタなどが変わると、上の行に件数を示します。計画は、もう一度一括計画を実行するまで動きません。',
        en: 'When orders, forecasts, purchases, machines or masters change after planning, the line on top counts them. The plan itself moves only when bulk planning runs again.',
        zh: '计划后销售订单、预示、采购、设备、主数据等发生变更时，上方显示件数。重新执行批量计划之前，计划不会变动。',
      },
      {
        ja: '灰色は稼働していない時間、赤い端は完了日に遅れる作業です。',
        en: 'Grey is time off; a red end is later than its due date.',
        zh: '灰色为非工作时间，红色边表示晚于完工日。',
      },
      {
        ja: '山積みの横線は能力、斜線は能力を超えた分です。「納期から逆算」は、すべてを完了日に間に合わせるために必要な日へ積みます。間に合わない分は今日に積みます。',
        en: 'The line in the load is the capacity, hatched is what is over it. “Backward from due dates” puts work on the days on which it is needed for everything to be in time; what is too late already stands on today.',
        zh: '负荷堆积的横线为能力，斜线为超出部分。“按交期倒推”将作业排到全部按期完工所需的日子，已来不及的排在今天。',
      },
      {
        ja: '移動した工程は、次の一括計画でもその場所に残ります。計画の固定を解除すると、再び一括計画に任せます。',
        en: 'A moved process stays there in the next bulk planning; unlocking its plan gives it back.',
        zh: '移动后的工序在下次批量计划中保持不变；解除计划的锁定后，重新由批量计划安排。',
      },
    ],
    calls: [applyMoves],
  },
}
