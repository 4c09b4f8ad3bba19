import type { Tour } from './tour.ts'

export const factoryTours: readonly Tour[] = [
  {
    name: 'warehouse',
    title: { ja: '倉庫', en: 'Warehouse', zh: '仓库' },
    need: 'write:stock',
    days: [
      [
        {
          screen: 'stockEnquiry',
          what: {
            ja: '品目を1つ選び、どこにいくつあり、誰に引き当てられているかを見ます。',
            en: 'Choose an item: where it lies, how much, and for whom it is allocated.',
            zh: '选择一个物料，查看在哪里、有多少、预留给谁。',
          },
        },
        {
          screen: 'stockMap',
          what: {
            ja: '棚マップで、動きのない棚を探します。',
            en: 'Find shelves without movement on the map.',
            zh: '在库位图上查找没有动静的货架。',
          },
        },
      ],
      [
        {
          screen: 'arrivalGate',
          what: {
            ja: '納品書を読み取り、現品票を印刷して棚に入れます。',
            en: 'Scan a delivery note, print the labels, and put the goods away.',
            zh: '扫描送货单，打印物料标签并上架。',
          },
        },
      ],
      [
        {
          screen: 'picking',
          what: {
            ja: '携帯端末で出荷品を読み取り、梱包します。違う品やロットは止まります。',
            en: 'Pick with a phone: a wrong item or lot is stopped.',
            zh: '用手机扫描拣货并装箱，物料或批次不符会被拦下。',
          },
        },
        {
          screen: 'deliveryManage',
          what: {
            ja: '出荷を確定し、納品書を印刷します。',
            en: 'Confirm the delivery and print its note.',
            zh: '确定出货并打印送货单。',
          },
        },
      ],
      [
        {
          screen: 'registerStock',
          what: {
            ja: '在庫調整を1件、理由を付けて計上し、取り消してみます。',
            en: 'Post one adjustment with its reason, and take it back.',
            zh: '登记一笔带理由的库存调整，再将其取消。',
          },
        },
        {
          screen: 'stockPayments',
          what: {
            ja: '受払照会で、調整と取消の両方が残っていることを確認します。',
            en: 'See in the ledger that both, entry and reversal, stay.',
            zh: '在收发查询中确认调整与取消都有记录。',
          },
        },
      ],
      [
        {
          screen: 'inventoryManage',
          what: {
            ja: '棚卸を準備して棚を数え、差異を確認します。',
            en: 'Prepare a count, count a shelf, and look at the differences.',
            zh: '准备盘点，清点货架并确认差异。',
          },
        },
      ],
    ],
  },
  {
    name: 'planning',
    title: { ja: '生産管理', en: 'Production control', zh: '生产管理' },
    need: 'write:production',
    days: [
      [
        {
          screen: 'productionPlanManage',
          what: {
            ja: '一括計画を実行し、遅れる受注と計画できないものを確認します。',
            en: 'Plan everything at once; see what is late and what could not be planned.',
            zh: '执行批量计划，查看延迟的订单和无法计划的内容。',
          },
        },
      ],
      [
        {
          screen: 'productionPlan',
          what: {
            ja: 'ガントで遅れている計画の理由を開き、対策を1つ試します。ドラッグで動かし、適用します。',
            en: 'On the Gantt ask why a plan is late and try a remedy; move it and apply.',
            zh: '在甘特图上打开延迟原因并试一个对策，拖动后应用。',
          },
        },
      ],
      [
        {
          screen: 'productionPlanScenario',
          what: {
            ja: '残業を増やした場合と比べます。本当の計画は変わりません。',
            en: 'Compare with more overtime. The real plan does not change.',
            zh: '与增加加班的情形比较，真实计划不变。',
          },
        },
        {
          screen: 'productionPlanStockYear',
          what: {
            ja: '年間の生産・販売・在庫を確認し、生産の行を入力します。',
            en: 'Look at the year of production, sales and stock; type into its production row.',
            zh: '查看全年产销存，录入生产行。',
          },
        },
      ],
      [
        {
          screen: 'productionSchedule',
          what: {
            ja: '確定した計画の作業順を確認し、材料と金型の準備を見ます。',
            en: 'See the order of work of confirmed plans, and whether material and die are ready.',
            zh: '查看已确定计划的作业顺序和材料、模具准备情况。',
          },
        },
      ],
      [
        {
          screen: 'productionProgressGantt',
          what: {
            ja: '計画と実績を比べ、遅れそうなものを先に見つけます。',
            en: 'Compare plan and actual; find what is going to be late.',
            zh: '对比计划与实绩，提前发现将延迟的内容。',
          },
        },
      ],
    ],
  },
  {
    name: 'floor',
    title: { ja: '製造', en: 'Production', zh: '生产' },
    need: 'write:mes',
    days: [
      [
        {
          screen: 'productionAchievement',
          what: {
            ja: '指示書のQRを読み取り、着手・中断・完了を1件登録します。',
            en: 'Scan the QR of a sheet; start, stop and finish one job.',
            zh: '扫描指示单二维码，登记一次开工、中断、完工。',
          },
        },
      ],
      [
        {
          screen: 'productionSchedule',
          what: {
            ja: '自分の設備の次の3件と、材料の準備を確認します。',
            en: 'See the next three jobs of your machine and whether their material is ready.',
            zh: '查看自己设备的后三项作业和材料准备。',
          },
        },
      ],
      [
        {
          screen: 'productionAchievementBulk',
          what: {
            ja: '日報をまとめて入力します。Excelから貼り付けられます。',
            en: 'Enter a day at once; rows can be pasted from Excel.',
            zh: '批量录入日报，可从Excel粘贴。',
          },
        },
      ],
      [
        {
          screen: 'handover',
          what: {
            ja: '勤務の終わりに申し送りを確認し、次の班が署名します。',
            en: 'At the end of the shift look at the handover; the next shift signs it.',
            zh: '班次结束时确认交接事项，由下一班签名。',
          },
        },
      ],
      [
        {
          screen: 'morningBoard',
          what: {
            ja: '朝会で昨日のロスと今日の対策を確認します。',
            en: 'In the morning look at yesterday’s losses and today’s countermeasures.',
            zh: '早会时确认昨日损失与今日对策。',
          },
        },
        {
          screen: 'quarantine',
          what: {
            ja: '訓練モードで、1つのロットから広がる範囲を調べます。',
            en: 'In drill mode find everything that descends from one lot.',
            zh: '用演练模式查找由一个批次扩展的范围。',
          },
        },
      ],
    ],
  },
  {
    name: 'system',
    title: { ja: '管理者', en: 'Administrator', zh: '管理员' },
    need: { permissions: ['system:yes', 'write:system'], mode: 'allOf' },
    days: [
      [
        {
          screen: 'user',
          what: {
            ja: '担当者を登録し、工場とロールを割り当てます。',
            en: 'Add people with their factories and roles.',
            zh: '登记人员并分配工厂和角色。',
          },
        },
        {
          screen: 'permission',
          what: {
            ja: 'ロールごとに、見える画面と登録できる範囲を決めます。',
            en: 'Decide what each role may see and save.',
            zh: '按角色决定可见页面和可登记范围。',
          },
        },
      ],
      [
        {
          screen: 'item',
          what: {
            ja: 'Excelのひな形で品目をまとめて登録します。',
            en: 'Add items in bulk with the Excel template.',
            zh: '用Excel模板批量登记物料。',
          },
        },
        {
          screen: 'bom',
          what: {
            ja: '部品構成を登録し、展開して確かめます。',
            en: 'Enter structures and explode one to check it.',
            zh: '登记物料清单并展开核对。',
          },
        },
      ],
      [
        {
          screen: 'slip_no_control',
          what: {
            ja: '伝票番号の付け方を、今の番号に合わせます。',
            en: 'Make numbers go on from those of the old system.',
            zh: '让单据编号与现有编号衔接。',
          },
        },
        {
          screen: 'code_div',
          what: {
            ja: '不良・停止・調整の理由を、工場の言葉にします。',
            en: 'Name reasons of defects, stops and adjustments in your own words.',
            zh: '将不良、停机、调整原因改为工厂用语。',
          },
        },
      ],
      [
        {
          screen: 'taskSchedule',
          what: {
            ja: '夜間処理の時刻を決め、失敗したときの連絡先を確認します。',
            en: 'Set the times of nightly jobs; see who is told when one fails.',
            zh: '设定夜间处理时间，确认失败时的联系人。',
          },
        },
      ],
      [
        {
          screen: 'changeSearch',
          what: {
            ja: '1週間に誰が何を変えたかを検索します。',
            en: 'Search who has changed what this week.',
            zh: '查询一周内谁更改了什么。',
          },
        },
        {
          screen: 'dbLifeCycle',
          what: {
            ja: 'データの保存期間を決めます。',
            en: 'Decide how long data is kept.',
            zh: '设定数据保存期间。',
          },
        },
      ],
    ],
  },
]
