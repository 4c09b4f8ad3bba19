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
        ja: '一括計画では、動かす必要のない工程は今の場所に残り、変わった計画だけを割り当て直します。変わった計画に場所を譲る工程は、全工程の1割までです。すべてを割り当て直すときは、全工程の組み直しを実行します。移動・固定した工程はそのときも動きません。',
        en: 'In bulk planning, processes that need not move stay; only what has changed gets a new place, and at most a tenth of all processes gives way to it. To place everything again, use “Place all processes anew”; what was moved by hand or locked stays even then.',
        zh: '批量计划时，无须移动的工序留在原处，只重新安排有变更的计划，为其让位的工序不超过全部工序的一成。要全部重新安排时，执行“全部工序重新排程”；手工移动、锁定的工序此时也不动。',
      },
      {
        ja: '計画のあとに受注・内示・発注・設備・マスタなどが変わると、上の行に件数を示します。計画は、もう一度一括計画を実行するまで動きません。',
        en: 'When orders, forecasts, purchases, machines or masters change after planning, the line on top counts them. The plan itself moves only when bulk planning runs again.',
        zh: '计划后销售订单、预示、采购、设备、主数据等发生变更时，上方显示件数。重新执行批量计划之前，计划不会变动。',
      },
      {
        ja: '確定すると部品を引き当てます。足りない部品と、一括確定では計画の件数を、確定の前に示します。',
        en: 'Confirming allocates parts; missing ones, and of a bulk confirmation the number of plans, are shown before.',
        zh: '确定时预留零件。缺料以及批量确定的计划件数在确定前显示。',
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
        ja: '確定・取消では、構成品の計画も一緒に選べます。ほかの計画も待っている構成品や固定した構成品は取り消しません。「構成品ごと固定」で、構成品の計画も一度に固定できます。',
        en: 'Plans of components can be confirmed or removed with a plan. What other plans wait for, too, or what is locked is not removed. “Lock with components” locks them at once.',
        zh: '确定、取消时可同时选择组件的计划；其他计划也在等待的组件和已锁定的组件不会被取消。使用“连同组件锁定”可一次锁定组件的计划。',
      },
      {
        ja: '変更した計画・固定した計画は手動計画になり、一括計画で動きません。',
        en: 'A plan that was changed or locked stays as it is in bulk planning.',
        zh: '变更或锁定的计划为手动计划，批量计划不会移动。',
      },
      {
        ja: '着手日は業務日付より後、完了日は着手日より後にします。',
        en: 'A plan starts after the business date and ends on a later day than it starts.',
        zh: '开工日须晚于业务日期，完工日须晚于开工日。',
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
        ja: '確定・取消では、構成品の計画も一緒に選べます。ほかの計画も待っている構成品や固定した構成品は取り消しません。「構成品ごと固定」で、構成品の計画も一度に固定できます。',
        en: 'Plans of components can be confirmed or removed with a plan. What other plans wait for, too, or what is locked is not removed. “Lock with components” locks them at once.',
        zh: '确定、取消时可同时选择组件的计划；其他计划也在等待的组件和已锁定的组件不会被取消。使用“连同组件锁定”可一次锁定组件的计划。',
      },
      {
        ja: '計画した受注の行は、計画を取り消すまで変更できません。',
        en: 'A line that is planned cannot be changed until its plan is removed.',
        zh: '已计划的订单行，在取消计划之前不能变更。',
      },
      {
        ja: '着手日は業務日付より後、完了日は着手日より後にします。',
        en: 'A plan starts after the business date and ends on a later day than it starts.',
        zh: '开工日须晚于业务日期，完工日须晚于开工日。',
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
        ja: '確定・取消では、構成品の計画も一緒に選べます。ほかの計画も待っている構成品や固定した構成品は取り消しません。「構成品ごと固定」で、構成品の計画も一度に固定できます。',
        en: 'Plans of components can be confirmed or removed with a plan. What other plans wait for, too, or what is locked is not removed. “Lock with components” locks them at once.',
        zh: '确定、取消时可同时选择组件的计划；其他计划也在等待的组件和已锁定的组件不会被取消。使用“连同组件锁定”可一次锁定组件的计划。',
      },
      {
        ja: '変更した計画・固定した計画は手動計画になり、一括計画で動きません。',
        en: 'A plan that was changed or locked stays as it is in bulk planning.',
        zh: '变更或锁定的计划为手动计划，批量计划不会移动。',
      },
      {
        ja: '着手日は業務日付より後、完了日は着手日より後にします。',
        en: 'A plan starts after the business date and ends on a later day than it starts.',
        zh: '开工日须晚于业务日期，完工日须晚于开工日。',
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
        ja: '確定・取消では、構成品の計画も一緒に選べます。ほかの計画も待っている構成品や固定した構成品は取り消しません。「構成品ごと固定」で、構成品の計画も一度に固定できます。',
        en: 'Plans of components can be confirmed or removed with a plan. What other plans wait for, too, or what is locked is not removed. “Lock with components” locks them at once.',
        zh: '确定、取消时可同时选择组件的计划；其他计划也在等待的组件和已锁定的组件不会被取消。使用“连同组件锁定”可一次锁定组件的计划。',
      },
      {
        ja: '変更した計画・固定した計画は手動計画になり、一括計画で動きません。',
        en: 'A plan that was changed or locked stays as it is in bulk planning.',
        zh: '变更或锁定的计划为手动计划，批量计划不会移动。',
      },
      {
        ja: '着手日は業務日付より後、完了日は着手日より後にします。',
        en: 'A plan starts after the business date and ends on a later day than it starts.',
        zh: '开工日须晚于业务日期，完工日须晚于开工日。',
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
}
