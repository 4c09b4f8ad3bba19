import { masterPage } from '#platform/web/module/master-page.text.ts'
import type { Manual } from '#platform/web/module/manual.ts'

/** What the manual says of structures, processes, machines and workers. */
export const makingManual: Manual = {
  pbom_process: masterPage(
    {
      ja: '品目を作る工程の順序と、場所・設備・外注先を決めます。',
      en: 'Says by which processes an item is made, where and on what.',
      zh: '设定物料的工序顺序、库位、设备和外协厂。',
    },
    [
      {
        ja: '工程には作業が必要です。似た品目の工程を写せます。',
        en: 'A process needs a work; the processes of a similar item can be copied.',
        zh: '工序需要作业；可复制类似物料的工序。',
      },
    ],
  ),
  pbom_part: masterPage({
    ja: 'どの部品をどの工程で使うかを決めます。',
    en: 'Says which part goes in at which process.',
    zh: '设定零件在哪道工序使用。',
  }),
  package: masterPage({
    ja: '荷姿と入数を決めます。',
    en: 'Keeps kinds of packs and how many fit in.',
    zh: '设定包装形式和装入数。',
  }),
  operation: masterPage({
    ja: '工程の名称と、社内・外注の別、仕掛の場所を決めます。',
    en: 'Keeps processes: inside or outside, and where their work in progress lies.',
    zh: '设定工序名称、厂内或外协以及在制库位。',
  }),
  work: masterPage({
    ja: '工程で行う作業を決めます。',
    en: 'Keeps the works that are done in a process.',
    zh: '设定工序中的作业。',
  }),
  facility_group: masterPage({
    ja: '同じ作業ができる設備をまとめます。',
    en: 'Groups machines that can do the same.',
    zh: '将能做相同作业的设备归组。',
  }),
  facility: masterPage({
    ja: '設備の能力・稼働カレンダー・費用を決めます。',
    en: 'Keeps machines, when they work, how much they can and what they cost.',
    zh: '设定设备的能力、日历和费用。',
  }),
  facility_exception: masterPage({
    ja: '設備の残業と停止を登録します。計画の能力に反映します。',
    en: 'Takes overtime and downtime of machines; plans count with it.',
    zh: '登记设备的加班和停机，反映到计划能力。',
  }),
  setup_time: masterPage({
    ja: '品目の組み合わせごとの段取時間を決めます。',
    en: 'Says how long it takes to change from one set-up to another.',
    zh: '设定各组合的换产时间。',
  }),
  worker: masterPage(
    {
      ja: '作業者とバッジ・PIN・賃率を持ちます。',
      en: 'Keeps workers, their badges, PINs and what an hour costs.',
      zh: '管理作业员及其工牌、PIN和费率。',
    },
    [
      {
        ja: 'PINは暗号化して保存し、表示できません。',
        en: 'A PIN is kept as a hash and never shown.',
        zh: 'PIN以加密形式保存，不能显示。',
      },
    ],
  ),
  qualification: masterPage({
    ja: '作業に必要な資格を決めます。',
    en: 'Keeps what somebody has to have learnt for a work.',
    zh: '设定作业所需的资格。',
  }),
  worker_qualification: masterPage({
    ja: '作業者の資格と有効期限を持ちます。',
    en: 'Keeps who may do what, and until when.',
    zh: '管理作业员的资格和有效期。',
  }),
  product_time: masterPage({
    ja: '品目・作業ごとの段取時間と加工時間を決めます。',
    en: 'Says how long items take to set up and to run.',
    zh: '设定各物料、作业的准备时间和加工时间。',
  }),
  worker_toc: masterPage({
    ja: '作業ができる作業者・資格の条件を決めます。',
    en: 'Says who may do a work, by name or by qualification.',
    zh: '设定可执行作业的作业员或资格条件。',
  }),
  facility_toc: masterPage({
    ja: '品目・作業ができる設備と優先順位を決めます。',
    en: 'Says which machines may do a work for an item, and in what order.',
    zh: '设定可执行作业的设备及优先顺序。',
  }),
}
