CREATE TABLE "bom" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"parent_item_cd" varchar(20) COLLATE "C" NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"from_dt" date NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"base_qty" numeric(12, 3) DEFAULT '0' NOT NULL,
	"need_qty" numeric(12, 3) DEFAULT '0' NOT NULL,
	"scrap_rate" numeric(4, 2) DEFAULT '0' NOT NULL,
	"substitute_item_cd" varchar(20) COLLATE "C",
	"shippable_flg" boolean DEFAULT false NOT NULL,
	"to_dt" date,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("parent_item_cd", '') || ' ' || coalesce("item_cd", '') || ' ' || coalesce("substitute_item_cd", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "bom_company_cd_parent_item_cd_seq_from_dt_pk" PRIMARY KEY("company_cd","parent_item_cd","seq","from_dt")
);
--> statement-breakpoint
CREATE TABLE "calendar" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"calendar_cd" varchar(10) COLLATE "C" NOT NULL,
	"calendar_nm" varchar(60) DEFAULT '' NOT NULL,
	"calendar_use" varchar(20) COLLATE "C" NOT NULL,
	"mon_flg" boolean DEFAULT false NOT NULL,
	"tue_flg" boolean DEFAULT false NOT NULL,
	"wed_flg" boolean DEFAULT false NOT NULL,
	"thu_flg" boolean DEFAULT false NOT NULL,
	"fri_flg" boolean DEFAULT false NOT NULL,
	"sat_flg" boolean DEFAULT false NOT NULL,
	"sun_flg" boolean DEFAULT false NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("calendar_cd", '') || ' ' || coalesce("calendar_nm", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "calendar_company_cd_calendar_cd_pk" PRIMARY KEY("company_cd","calendar_cd")
);
--> statement-breakpoint
CREATE TABLE "calendar_day" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"calendar_cd" varchar(10) COLLATE "C" NOT NULL,
	"calendar_dt" date NOT NULL,
	"day_div" varchar(20) COLLATE "C" NOT NULL,
	"day_nm" varchar(40) DEFAULT '' NOT NULL,
	"work_minutes" integer DEFAULT 0 NOT NULL,
	"reason" varchar(100) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("calendar_cd", '') || ' ' || coalesce("day_nm", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "calendar_day_company_cd_calendar_cd_calendar_dt_pk" PRIMARY KEY("company_cd","calendar_cd","calendar_dt")
);
--> statement-breakpoint
CREATE TABLE "carrier" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"carrier_cd" varchar(10) COLLATE "C" NOT NULL,
	"carrier_nm" varchar(60) DEFAULT '' NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"service" varchar(20) COLLATE "C" NOT NULL,
	"postal_cd" varchar(10) DEFAULT '' NOT NULL,
	"address" varchar(200) DEFAULT '' NOT NULL,
	"phone" varchar(20) DEFAULT '' NOT NULL,
	"cut_off_time" varchar(5) DEFAULT '' NOT NULL,
	"tracking_pattern" varchar(40) DEFAULT '' NOT NULL,
	"calendar_cd" varchar(10) COLLATE "C",
	"invoice_reg_no" varchar(14) DEFAULT '' NOT NULL,
	"toriteki_flg" boolean DEFAULT false NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("carrier_cd", '') || ' ' || coalesce("carrier_nm", '') || ' ' || coalesce("kana", '') || ' ' || coalesce("calendar_cd", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "carrier_company_cd_carrier_cd_pk" PRIMARY KEY("company_cd","carrier_cd")
);
--> statement-breakpoint
CREATE TABLE "carrier_fare" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"carrier_cd" varchar(10) COLLATE "C" NOT NULL,
	"area_cd" varchar(10) COLLATE "C" NOT NULL,
	"from_dt" date NOT NULL,
	"weight_limit" numeric(8, 3) DEFAULT '0' NOT NULL,
	"area_nm" varchar(40) DEFAULT '' NOT NULL,
	"fare" numeric(10, 2) DEFAULT '0' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("carrier_cd", '') || ' ' || coalesce("area_cd", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "carrier_fare_company_cd_carrier_cd_area_cd_from_dt_weight_limit_pk" PRIMARY KEY("company_cd","carrier_cd","area_cd","from_dt","weight_limit")
);
--> statement-breakpoint
CREATE TABLE "comment" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"comment_cd" varchar(10) COLLATE "C" NOT NULL,
	"comment_nm" varchar(60) DEFAULT '' NOT NULL,
	"comment_use" varchar(20) COLLATE "C" NOT NULL,
	"content" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("comment_cd", '') || ' ' || coalesce("comment_nm", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "comment_company_cd_comment_cd_pk" PRIMARY KEY("company_cd","comment_cd")
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"customer_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"customer_nm" varchar(60) DEFAULT '' NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"short_nm" varchar(20) DEFAULT '' NOT NULL,
	"postal_cd" varchar(10) DEFAULT '' NOT NULL,
	"address1" varchar(100) DEFAULT '' NOT NULL,
	"address2" varchar(100) DEFAULT '' NOT NULL,
	"phone" varchar(20) DEFAULT '' NOT NULL,
	"fax" varchar(20) DEFAULT '' NOT NULL,
	"email" varchar(200) DEFAULT '' NOT NULL,
	"honorific" varchar(20) COLLATE "C" NOT NULL,
	"closing_day" integer DEFAULT 0 NOT NULL,
	"pay_month" varchar(20) COLLATE "C" NOT NULL,
	"pay_day" integer DEFAULT 0 NOT NULL,
	"pay_method" varchar(20) COLLATE "C" NOT NULL,
	"holiday_shift" varchar(20) COLLATE "C" NOT NULL,
	"credit_limit" numeric(12, 0) DEFAULT '0' NOT NULL,
	"invoice_to_cd" varchar(10) COLLATE "C",
	"invoice_to_branch_no" varchar(4) COLLATE "C" NOT NULL,
	"sales_basis" varchar(20) COLLATE "C" NOT NULL,
	"inspection_lt" integer DEFAULT 0 NOT NULL,
	"tax_div" varchar(20) COLLATE "C" NOT NULL,
	"tax_calc_unit" varchar(20) COLLATE "C" NOT NULL,
	"tax_fraction" varchar(20) COLLATE "C" NOT NULL,
	"corporation_flg" boolean DEFAULT false NOT NULL,
	"invoice_reg_no" varchar(14) DEFAULT '' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("customer_cd", '') || ' ' || coalesce("branch_no", '') || ' ' || coalesce("customer_nm", '') || ' ' || coalesce("kana", '') || ' ' || coalesce("invoice_to_cd", '') || ' ' || coalesce("invoice_to_branch_no", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "customer_company_cd_customer_cd_branch_no_pk" PRIMARY KEY("company_cd","customer_cd","branch_no")
);
--> statement-breakpoint
CREATE TABLE "customer_destination" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"customer_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"destination_cd" varchar(10) COLLATE "C" NOT NULL,
	"destination_nm" varchar(60) DEFAULT '' NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"postal_cd" varchar(10) DEFAULT '' NOT NULL,
	"address" varchar(200) DEFAULT '' NOT NULL,
	"phone" varchar(20) DEFAULT '' NOT NULL,
	"carrier_cd" varchar(10) COLLATE "C",
	"transport_days" integer DEFAULT 0 NOT NULL,
	"time_slot" varchar(20) COLLATE "C" NOT NULL,
	"calendar_cd" varchar(10) COLLATE "C",
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("customer_cd", '') || ' ' || coalesce("branch_no", '') || ' ' || coalesce("destination_cd", '') || ' ' || coalesce("destination_nm", '') || ' ' || coalesce("kana", '') || ' ' || coalesce("carrier_cd", '') || ' ' || coalesce("calendar_cd", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "customer_destination_company_cd_customer_cd_branch_no_destination_cd_pk" PRIMARY KEY("company_cd","customer_cd","branch_no","destination_cd")
);
--> statement-breakpoint
CREATE TABLE "customer_item" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"customer_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"customer_item_cd" varchar(40) COLLATE "C" NOT NULL,
	"customer_item_nm" varchar(80) DEFAULT '' NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"revision" varchar(10) DEFAULT '' NOT NULL,
	"pack_qty" numeric(12, 3) DEFAULT '0' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("customer_cd", '') || ' ' || coalesce("branch_no", '') || ' ' || coalesce("customer_item_cd", '') || ' ' || coalesce("customer_item_nm", '') || ' ' || coalesce("item_cd", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "customer_item_company_cd_customer_cd_branch_no_customer_item_cd_pk" PRIMARY KEY("company_cd","customer_cd","branch_no","customer_item_cd")
);
--> statement-breakpoint
CREATE TABLE "customer_unit_price" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"customer_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"from_dt" date NOT NULL,
	"qty_limit" numeric(12, 3) DEFAULT '0' NOT NULL,
	"price" numeric(10, 2) DEFAULT '0' NOT NULL,
	"temp_price_flg" boolean DEFAULT false NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("customer_cd", '') || ' ' || coalesce("branch_no", '') || ' ' || coalesce("item_cd", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "customer_unit_price_company_cd_customer_cd_branch_no_item_cd_from_dt_qty_limit_pk" PRIMARY KEY("company_cd","customer_cd","branch_no","item_cd","from_dt","qty_limit")
);
--> statement-breakpoint
CREATE TABLE "facility" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"facility_cd" varchar(10) COLLATE "C" NOT NULL,
	"facility_nm" varchar(60) DEFAULT '' NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"facility_group_cd" varchar(10) COLLATE "C" NOT NULL,
	"capacity_kind" varchar(20) COLLATE "C" NOT NULL,
	"capacity" integer DEFAULT 0 NOT NULL,
	"efficiency" numeric(4, 1) DEFAULT '0' NOT NULL,
	"calendar_cd" varchar(10) COLLATE "C",
	"cost_per_hour" numeric(10, 2) DEFAULT '0' NOT NULL,
	"setup_group" varchar(10) COLLATE "C" NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("facility_cd", '') || ' ' || coalesce("facility_nm", '') || ' ' || coalesce("kana", '') || ' ' || coalesce("facility_group_cd", '') || ' ' || coalesce("calendar_cd", '') || ' ' || coalesce("setup_group", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "facility_company_cd_factory_cd_facility_cd_pk" PRIMARY KEY("company_cd","factory_cd","facility_cd")
);
--> statement-breakpoint
CREATE TABLE "facility_group" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"facility_group_cd" varchar(10) COLLATE "C" NOT NULL,
	"facility_group_nm" varchar(60) DEFAULT '' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("facility_group_cd", '') || ' ' || coalesce("facility_group_nm", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "facility_group_company_cd_factory_cd_facility_group_cd_pk" PRIMARY KEY("company_cd","factory_cd","facility_group_cd")
);
--> statement-breakpoint
CREATE TABLE "facility_toc" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"work_cd" varchar(10) COLLATE "C" NOT NULL,
	"facility_cd" varchar(10) COLLATE "C" NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"efficiency" numeric(4, 1) DEFAULT '0' NOT NULL,
	"lot_min" numeric(12, 3) DEFAULT '0' NOT NULL,
	"lot_max" numeric(12, 3) DEFAULT '0' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("item_cd", '') || ' ' || coalesce("work_cd", '') || ' ' || coalesce("facility_cd", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "facility_toc_company_cd_factory_cd_item_cd_work_cd_facility_cd_pk" PRIMARY KEY("company_cd","factory_cd","item_cd","work_cd","facility_cd")
);
--> statement-breakpoint
CREATE TABLE "item" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"item_nm" varchar(80) DEFAULT '' NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"drawing_no" varchar(40) DEFAULT '' NOT NULL,
	"spec" varchar(80) DEFAULT '' NOT NULL,
	"item_type_cd" varchar(10) COLLATE "C" NOT NULL,
	"kind_cd" varchar(10) COLLATE "C",
	"unit_cd" varchar(20) COLLATE "C" NOT NULL,
	"make_buy" varchar(20) COLLATE "C" NOT NULL,
	"rank" varchar(20) COLLATE "C" NOT NULL,
	"stock_flg" boolean DEFAULT false NOT NULL,
	"shippable_flg" boolean DEFAULT false NOT NULL,
	"lot_control" varchar(20) COLLATE "C" NOT NULL,
	"package_cd" varchar(10) COLLATE "C",
	"weight" numeric(9, 4) DEFAULT '0' NOT NULL,
	"safety_stock" numeric(12, 3) DEFAULT '0' NOT NULL,
	"lead_time" integer DEFAULT 0 NOT NULL,
	"safety_lead_time" integer DEFAULT 0 NOT NULL,
	"lot_min" numeric(12, 3) DEFAULT '0' NOT NULL,
	"lot_step" numeric(12, 3) DEFAULT '0' NOT NULL,
	"lot_max" numeric(12, 3) DEFAULT '0' NOT NULL,
	"scrap_rate" numeric(5, 2) DEFAULT '0' NOT NULL,
	"std_price" numeric(10, 2) DEFAULT '0' NOT NULL,
	"purchase_price" numeric(10, 2) DEFAULT '0' NOT NULL,
	"tax_cd" varchar(20) COLLATE "C" NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("item_cd", '') || ' ' || coalesce("item_nm", '') || ' ' || coalesce("kana", '') || ' ' || coalesce("item_type_cd", '') || ' ' || coalesce("kind_cd", '') || ' ' || coalesce("unit_cd", '') || ' ' || coalesce("package_cd", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "item_company_cd_item_cd_pk" PRIMARY KEY("company_cd","item_cd")
);
--> statement-breakpoint
CREATE TABLE "item_factory" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"location_cd" varchar(20) COLLATE "C" NOT NULL,
	"ship_location_cd" varchar(20) COLLATE "C",
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("item_cd", '') || ' ' || coalesce("location_cd", '') || ' ' || coalesce("ship_location_cd", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "item_factory_company_cd_factory_cd_item_cd_pk" PRIMARY KEY("company_cd","factory_cd","item_cd")
);
--> statement-breakpoint
CREATE TABLE "item_type" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"item_type_cd" varchar(10) COLLATE "C" NOT NULL,
	"item_type_nm" varchar(60) DEFAULT '' NOT NULL,
	"item_class" varchar(20) COLLATE "C" NOT NULL,
	"cost_method" varchar(20) COLLATE "C" NOT NULL,
	"stock_flg" boolean DEFAULT false NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("item_type_cd", '') || ' ' || coalesce("item_type_nm", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "item_type_company_cd_item_type_cd_pk" PRIMARY KEY("company_cd","item_type_cd")
);
--> statement-breakpoint
CREATE TABLE "kind" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"kind_cd" varchar(10) COLLATE "C" NOT NULL,
	"kind_nm" varchar(60) DEFAULT '' NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("kind_cd", '') || ' ' || coalesce("kind_nm", '') || ' ' || coalesce("kana", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "kind_company_cd_kind_cd_pk" PRIMARY KEY("company_cd","kind_cd")
);
--> statement-breakpoint
CREATE TABLE "lead_time" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"supplier_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"lead_time" integer DEFAULT 0 NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("supplier_cd", '') || ' ' || coalesce("branch_no", '') || ' ' || coalesce("item_cd", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "lead_time_company_cd_factory_cd_supplier_cd_branch_no_item_cd_pk" PRIMARY KEY("company_cd","factory_cd","supplier_cd","branch_no","item_cd")
);
--> statement-breakpoint
CREATE TABLE "operation" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"operation_cd" varchar(10) COLLATE "C" NOT NULL,
	"operation_nm" varchar(60) DEFAULT '' NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"operation_place" varchar(20) COLLATE "C" NOT NULL,
	"location_cd" varchar(20) COLLATE "C" NOT NULL,
	"supplier_cd" varchar(10) COLLATE "C",
	"supplier_branch_no" varchar(4) COLLATE "C" NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("operation_cd", '') || ' ' || coalesce("operation_nm", '') || ' ' || coalesce("kana", '') || ' ' || coalesce("location_cd", '') || ' ' || coalesce("supplier_cd", '') || ' ' || coalesce("supplier_branch_no", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "operation_company_cd_factory_cd_operation_cd_pk" PRIMARY KEY("company_cd","factory_cd","operation_cd")
);
--> statement-breakpoint
CREATE TABLE "package" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"package_cd" varchar(10) COLLATE "C" NOT NULL,
	"package_nm" varchar(60) DEFAULT '' NOT NULL,
	"box_kind" varchar(40) DEFAULT '' NOT NULL,
	"pack_qty" numeric(12, 3) DEFAULT '0' NOT NULL,
	"box_weight" numeric(7, 3) DEFAULT '0' NOT NULL,
	"length" numeric(5, 1) DEFAULT '0' NOT NULL,
	"width" numeric(5, 1) DEFAULT '0' NOT NULL,
	"height" numeric(5, 1) DEFAULT '0' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("package_cd", '') || ' ' || coalesce("package_nm", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "package_company_cd_package_cd_pk" PRIMARY KEY("company_cd","package_cd")
);
--> statement-breakpoint
CREATE TABLE "partner_contact" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"contact_cd" varchar(10) COLLATE "C" NOT NULL,
	"contact_nm" varchar(60) DEFAULT '' NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"customer_cd" varchar(10) COLLATE "C",
	"customer_branch_no" varchar(4) COLLATE "C" NOT NULL,
	"supplier_cd" varchar(10) COLLATE "C",
	"supplier_branch_no" varchar(4) COLLATE "C" NOT NULL,
	"department" varchar(60) DEFAULT '' NOT NULL,
	"position" varchar(40) DEFAULT '' NOT NULL,
	"phone" varchar(20) DEFAULT '' NOT NULL,
	"email" varchar(200) DEFAULT '' NOT NULL,
	"order_mail_flg" boolean DEFAULT false NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("contact_cd", '') || ' ' || coalesce("contact_nm", '') || ' ' || coalesce("kana", '') || ' ' || coalesce("customer_cd", '') || ' ' || coalesce("customer_branch_no", '') || ' ' || coalesce("supplier_cd", '') || ' ' || coalesce("supplier_branch_no", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "partner_contact_company_cd_contact_cd_pk" PRIMARY KEY("company_cd","contact_cd")
);
--> statement-breakpoint
CREATE TABLE "pbom_part" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"from_dt" date NOT NULL,
	"process_no" integer DEFAULT 0 NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"part_item_cd" varchar(20) COLLATE "C" NOT NULL,
	"substitute_item_cd" varchar(20) COLLATE "C",
	"usage_qty" numeric(12, 3) DEFAULT '0' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("item_cd", '') || ' ' || coalesce("part_item_cd", '') || ' ' || coalesce("substitute_item_cd", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "pbom_part_company_cd_factory_cd_item_cd_from_dt_process_no_seq_pk" PRIMARY KEY("company_cd","factory_cd","item_cd","from_dt","process_no","seq")
);
--> statement-breakpoint
CREATE TABLE "pbom_process" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"from_dt" date NOT NULL,
	"process_no" integer DEFAULT 0 NOT NULL,
	"operation_cd" varchar(10) COLLATE "C" NOT NULL,
	"work_cd" varchar(10) COLLATE "C" NOT NULL,
	"out_location_cd" varchar(20) COLLATE "C" NOT NULL,
	"in_location_cd" varchar(20) COLLATE "C" NOT NULL,
	"facility_group_cd" varchar(10) COLLATE "C",
	"overlap" numeric(5, 2) DEFAULT '0' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("item_cd", '') || ' ' || coalesce("operation_cd", '') || ' ' || coalesce("work_cd", '') || ' ' || coalesce("out_location_cd", '') || ' ' || coalesce("in_location_cd", '') || ' ' || coalesce("facility_group_cd", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "pbom_process_company_cd_factory_cd_item_cd_from_dt_process_no_pk" PRIMARY KEY("company_cd","factory_cd","item_cd","from_dt","process_no")
);
--> statement-breakpoint
CREATE TABLE "place_order_master" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"supplier_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"order_method" varchar(20) COLLATE "C" NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"order_point_lower" numeric(12, 3) DEFAULT '0' NOT NULL,
	"order_point_upper" numeric(12, 3) DEFAULT '0' NOT NULL,
	"fixed_qty" numeric(12, 3) DEFAULT '0' NOT NULL,
	"lot" numeric(12, 3) DEFAULT '0' NOT NULL,
	"interval" integer DEFAULT 0 NOT NULL,
	"cycle_days" integer DEFAULT 0 NOT NULL,
	"price" numeric(10, 2) DEFAULT '0' NOT NULL,
	"temp_price_flg" boolean DEFAULT false NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("item_cd", '') || ' ' || coalesce("supplier_cd", '') || ' ' || coalesce("branch_no", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "place_order_master_company_cd_factory_cd_item_cd_supplier_cd_branch_no_pk" PRIMARY KEY("company_cd","factory_cd","item_cd","supplier_cd","branch_no")
);
--> statement-breakpoint
CREATE TABLE "product_time" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"operation_cd" varchar(10) COLLATE "C" NOT NULL,
	"work_cd" varchar(10) COLLATE "C" NOT NULL,
	"setup_min" integer DEFAULT 0 NOT NULL,
	"setup_sec" integer DEFAULT 0 NOT NULL,
	"run_min" integer DEFAULT 0 NOT NULL,
	"run_sec" integer DEFAULT 0 NOT NULL,
	"base_qty" numeric(12, 3) DEFAULT '0' NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("item_cd", '') || ' ' || coalesce("operation_cd", '') || ' ' || coalesce("work_cd", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_time_company_cd_factory_cd_item_cd_operation_cd_work_cd_pk" PRIMARY KEY("company_cd","factory_cd","item_cd","operation_cd","work_cd")
);
--> statement-breakpoint
CREATE TABLE "qualification" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"qualification_cd" varchar(10) COLLATE "C" NOT NULL,
	"qualification_nm" varchar(60) DEFAULT '' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("qualification_cd", '') || ' ' || coalesce("qualification_nm", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "qualification_company_cd_factory_cd_qualification_cd_pk" PRIMARY KEY("company_cd","factory_cd","qualification_cd")
);
--> statement-breakpoint
CREATE TABLE "stock_location" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"location_cd" varchar(20) COLLATE "C" NOT NULL,
	"location_nm" varchar(60) DEFAULT '' NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"location_kind" varchar(20) COLLATE "C" NOT NULL,
	"parent_cd" varchar(20) COLLATE "C",
	"countable_flg" boolean DEFAULT false NOT NULL,
	"shippable_flg" boolean DEFAULT false NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("location_cd", '') || ' ' || coalesce("location_nm", '') || ' ' || coalesce("kana", '') || ' ' || coalesce("parent_cd", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_location_company_cd_factory_cd_location_cd_pk" PRIMARY KEY("company_cd","factory_cd","location_cd")
);
--> statement-breakpoint
CREATE TABLE "supplier" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"supplier_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"supplier_nm" varchar(60) DEFAULT '' NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"short_nm" varchar(20) DEFAULT '' NOT NULL,
	"postal_cd" varchar(10) DEFAULT '' NOT NULL,
	"address1" varchar(100) DEFAULT '' NOT NULL,
	"address2" varchar(100) DEFAULT '' NOT NULL,
	"phone" varchar(20) DEFAULT '' NOT NULL,
	"fax" varchar(20) DEFAULT '' NOT NULL,
	"email" varchar(200) DEFAULT '' NOT NULL,
	"subcontract_flg" boolean DEFAULT false NOT NULL,
	"order_send" varchar(20) COLLATE "C" NOT NULL,
	"calendar_cd" varchar(10) COLLATE "C",
	"closing_day" integer DEFAULT 0 NOT NULL,
	"pay_month" varchar(20) COLLATE "C" NOT NULL,
	"pay_day" integer DEFAULT 0 NOT NULL,
	"pay_method" varchar(20) COLLATE "C" NOT NULL,
	"holiday_shift" varchar(20) COLLATE "C" NOT NULL,
	"pay_to_cd" varchar(10) COLLATE "C",
	"pay_to_branch_no" varchar(4) COLLATE "C" NOT NULL,
	"bank_cd" varchar(4) DEFAULT '' NOT NULL,
	"bank_branch_cd" varchar(3) DEFAULT '' NOT NULL,
	"bank_account_type" varchar(20) COLLATE "C" NOT NULL,
	"bank_account_no" varchar(7) DEFAULT '' NOT NULL,
	"bank_account_nm" varchar(48) DEFAULT '' NOT NULL,
	"tax_div" varchar(20) COLLATE "C" NOT NULL,
	"tax_calc_unit" varchar(20) COLLATE "C" NOT NULL,
	"tax_fraction" varchar(20) COLLATE "C" NOT NULL,
	"corporation_flg" boolean DEFAULT false NOT NULL,
	"invoice_reg_no" varchar(14) DEFAULT '' NOT NULL,
	"toriteki_flg" boolean DEFAULT false NOT NULL,
	"capital" numeric(12, 0) DEFAULT '0' NOT NULL,
	"employees" integer DEFAULT 0 NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("supplier_cd", '') || ' ' || coalesce("branch_no", '') || ' ' || coalesce("supplier_nm", '') || ' ' || coalesce("kana", '') || ' ' || coalesce("calendar_cd", '') || ' ' || coalesce("pay_to_cd", '') || ' ' || coalesce("pay_to_branch_no", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "supplier_company_cd_supplier_cd_branch_no_pk" PRIMARY KEY("company_cd","supplier_cd","branch_no")
);
--> statement-breakpoint
CREATE TABLE "tax" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"tax_cd" varchar(20) COLLATE "C" NOT NULL,
	"from_dt" date NOT NULL,
	"tax_nm" varchar(60) DEFAULT '' NOT NULL,
	"rate" numeric(5, 2) DEFAULT '0' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("tax_nm", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "tax_company_cd_tax_cd_from_dt_pk" PRIMARY KEY("company_cd","tax_cd","from_dt")
);
--> statement-breakpoint
CREATE TABLE "unit_price" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"supplier_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"from_dt" date NOT NULL,
	"qty_limit" numeric(12, 3) DEFAULT '0' NOT NULL,
	"price" numeric(10, 2) DEFAULT '0' NOT NULL,
	"temp_price_flg" boolean DEFAULT false NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("supplier_cd", '') || ' ' || coalesce("branch_no", '') || ' ' || coalesce("item_cd", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "unit_price_company_cd_supplier_cd_branch_no_item_cd_from_dt_qty_limit_pk" PRIMARY KEY("company_cd","supplier_cd","branch_no","item_cd","from_dt","qty_limit")
);
--> statement-breakpoint
CREATE TABLE "work" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"work_cd" varchar(10) COLLATE "C" NOT NULL,
	"work_nm" varchar(60) DEFAULT '' NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"operation_cd" varchar(10) COLLATE "C" NOT NULL,
	"unit_price" numeric(10, 2) DEFAULT '0' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("work_cd", '') || ' ' || coalesce("work_nm", '') || ' ' || coalesce("kana", '') || ' ' || coalesce("operation_cd", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "work_company_cd_factory_cd_work_cd_pk" PRIMARY KEY("company_cd","factory_cd","work_cd")
);
--> statement-breakpoint
CREATE TABLE "worker" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"worker_cd" varchar(10) COLLATE "C" NOT NULL,
	"worker_nm" varchar(60) DEFAULT '' NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"parallel" integer DEFAULT 0 NOT NULL,
	"calendar_cd" varchar(10) COLLATE "C",
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("worker_cd", '') || ' ' || coalesce("worker_nm", '') || ' ' || coalesce("kana", '') || ' ' || coalesce("calendar_cd", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "worker_company_cd_factory_cd_worker_cd_pk" PRIMARY KEY("company_cd","factory_cd","worker_cd")
);
--> statement-breakpoint
CREATE TABLE "worker_qualification" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"worker_cd" varchar(10) COLLATE "C" NOT NULL,
	"qualification_cd" varchar(10) COLLATE "C" NOT NULL,
	"level" integer DEFAULT 0 NOT NULL,
	"valid_to_dt" date,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("worker_cd", '') || ' ' || coalesce("qualification_cd", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "worker_qualification_company_cd_factory_cd_worker_cd_qualification_cd_pk" PRIMARY KEY("company_cd","factory_cd","worker_cd","qualification_cd")
);
--> statement-breakpoint
CREATE TABLE "worker_toc" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"work_cd" varchar(10) COLLATE "C" NOT NULL,
	"seq_cd" varchar(4) COLLATE "C" NOT NULL,
	"resource_kind" varchar(20) COLLATE "C" NOT NULL,
	"worker_cd" varchar(10) COLLATE "C",
	"qualification_cd" varchar(10) COLLATE "C",
	"level" integer DEFAULT 0 NOT NULL,
	"facility_cd" varchar(10) COLLATE "C",
	"priority" integer DEFAULT 0 NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("work_cd", '') || ' ' || coalesce("seq_cd", '') || ' ' || coalesce("worker_cd", '') || ' ' || coalesce("qualification_cd", '') || ' ' || coalesce("facility_cd", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "worker_toc_company_cd_factory_cd_work_cd_seq_cd_pk" PRIMARY KEY("company_cd","factory_cd","work_cd","seq_cd")
);
--> statement-breakpoint
CREATE TABLE "code_div" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"kind_cd" varchar(20) COLLATE "C" NOT NULL,
	"code_cd" varchar(10) COLLATE "C" NOT NULL,
	"code_nm" varchar(60) DEFAULT '' NOT NULL,
	"name_en" varchar(60) DEFAULT '' NOT NULL,
	"name_zh" varchar(60) DEFAULT '' NOT NULL,
	"sort_no" integer DEFAULT 0 NOT NULL,
	"decimals" integer DEFAULT 0 NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("kind_cd", '') || ' ' || coalesce("code_cd", '') || ' ' || coalesce("code_nm", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "code_div_company_cd_kind_cd_code_cd_pk" PRIMARY KEY("company_cd","kind_cd","code_cd")
);
--> statement-breakpoint
CREATE TABLE "code_kind" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"kind_cd" varchar(20) COLLATE "C" NOT NULL,
	"kind_nm" varchar(60) DEFAULT '' NOT NULL,
	"name_en" varchar(60) DEFAULT '' NOT NULL,
	"name_zh" varchar(60) DEFAULT '' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("kind_cd", '') || ' ' || coalesce("kind_nm", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "code_kind_company_cd_kind_cd_pk" PRIMARY KEY("company_cd","kind_cd")
);
--> statement-breakpoint
ALTER TABLE "bom" ADD CONSTRAINT "bom_parent_item_cd_fk" FOREIGN KEY ("company_cd","parent_item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bom" ADD CONSTRAINT "bom_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bom" ADD CONSTRAINT "bom_substitute_item_cd_fk" FOREIGN KEY ("company_cd","substitute_item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_day" ADD CONSTRAINT "calendar_day_calendar_cd_fk" FOREIGN KEY ("company_cd","calendar_cd") REFERENCES "public"."calendar"("company_cd","calendar_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier" ADD CONSTRAINT "carrier_calendar_cd_fk" FOREIGN KEY ("company_cd","calendar_cd") REFERENCES "public"."calendar"("company_cd","calendar_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_fare" ADD CONSTRAINT "carrier_fare_carrier_cd_fk" FOREIGN KEY ("company_cd","carrier_cd") REFERENCES "public"."carrier"("company_cd","carrier_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_invoice_to_cd_fk" FOREIGN KEY ("company_cd","invoice_to_cd","invoice_to_branch_no") REFERENCES "public"."customer"("company_cd","customer_cd","branch_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_destination" ADD CONSTRAINT "customer_destination_customer_cd_fk" FOREIGN KEY ("company_cd","customer_cd","branch_no") REFERENCES "public"."customer"("company_cd","customer_cd","branch_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_destination" ADD CONSTRAINT "customer_destination_carrier_cd_fk" FOREIGN KEY ("company_cd","carrier_cd") REFERENCES "public"."carrier"("company_cd","carrier_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_destination" ADD CONSTRAINT "customer_destination_calendar_cd_fk" FOREIGN KEY ("company_cd","calendar_cd") REFERENCES "public"."calendar"("company_cd","calendar_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_item" ADD CONSTRAINT "customer_item_customer_cd_fk" FOREIGN KEY ("company_cd","customer_cd","branch_no") REFERENCES "public"."customer"("company_cd","customer_cd","branch_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_item" ADD CONSTRAINT "customer_item_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_unit_price" ADD CONSTRAINT "customer_unit_price_customer_cd_fk" FOREIGN KEY ("company_cd","customer_cd","branch_no") REFERENCES "public"."customer"("company_cd","customer_cd","branch_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_unit_price" ADD CONSTRAINT "customer_unit_price_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facility" ADD CONSTRAINT "facility_facility_group_cd_fk" FOREIGN KEY ("company_cd","factory_cd","facility_group_cd") REFERENCES "public"."facility_group"("company_cd","factory_cd","facility_group_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facility" ADD CONSTRAINT "facility_calendar_cd_fk" FOREIGN KEY ("company_cd","calendar_cd") REFERENCES "public"."calendar"("company_cd","calendar_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facility_toc" ADD CONSTRAINT "facility_toc_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facility_toc" ADD CONSTRAINT "facility_toc_work_cd_fk" FOREIGN KEY ("company_cd","factory_cd","work_cd") REFERENCES "public"."work"("company_cd","factory_cd","work_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facility_toc" ADD CONSTRAINT "facility_toc_facility_cd_fk" FOREIGN KEY ("company_cd","factory_cd","facility_cd") REFERENCES "public"."facility"("company_cd","factory_cd","facility_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_item_type_cd_fk" FOREIGN KEY ("company_cd","item_type_cd") REFERENCES "public"."item_type"("company_cd","item_type_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_kind_cd_fk" FOREIGN KEY ("company_cd","kind_cd") REFERENCES "public"."kind"("company_cd","kind_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_package_cd_fk" FOREIGN KEY ("company_cd","package_cd") REFERENCES "public"."package"("company_cd","package_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_factory" ADD CONSTRAINT "item_factory_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_factory" ADD CONSTRAINT "item_factory_location_cd_fk" FOREIGN KEY ("company_cd","factory_cd","location_cd") REFERENCES "public"."stock_location"("company_cd","factory_cd","location_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_factory" ADD CONSTRAINT "item_factory_ship_location_cd_fk" FOREIGN KEY ("company_cd","factory_cd","ship_location_cd") REFERENCES "public"."stock_location"("company_cd","factory_cd","location_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_time" ADD CONSTRAINT "lead_time_supplier_cd_fk" FOREIGN KEY ("company_cd","supplier_cd","branch_no") REFERENCES "public"."supplier"("company_cd","supplier_cd","branch_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_time" ADD CONSTRAINT "lead_time_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation" ADD CONSTRAINT "operation_location_cd_fk" FOREIGN KEY ("company_cd","factory_cd","location_cd") REFERENCES "public"."stock_location"("company_cd","factory_cd","location_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation" ADD CONSTRAINT "operation_supplier_cd_fk" FOREIGN KEY ("company_cd","supplier_cd","supplier_branch_no") REFERENCES "public"."supplier"("company_cd","supplier_cd","branch_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_contact" ADD CONSTRAINT "partner_contact_customer_cd_fk" FOREIGN KEY ("company_cd","customer_cd","customer_branch_no") REFERENCES "public"."customer"("company_cd","customer_cd","branch_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_contact" ADD CONSTRAINT "partner_contact_supplier_cd_fk" FOREIGN KEY ("company_cd","supplier_cd","supplier_branch_no") REFERENCES "public"."supplier"("company_cd","supplier_cd","branch_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pbom_part" ADD CONSTRAINT "pbom_part_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pbom_part" ADD CONSTRAINT "pbom_part_part_item_cd_fk" FOREIGN KEY ("company_cd","part_item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pbom_part" ADD CONSTRAINT "pbom_part_substitute_item_cd_fk" FOREIGN KEY ("company_cd","substitute_item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pbom_process" ADD CONSTRAINT "pbom_process_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pbom_process" ADD CONSTRAINT "pbom_process_operation_cd_fk" FOREIGN KEY ("company_cd","factory_cd","operation_cd") REFERENCES "public"."operation"("company_cd","factory_cd","operation_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pbom_process" ADD CONSTRAINT "pbom_process_work_cd_fk" FOREIGN KEY ("company_cd","factory_cd","work_cd") REFERENCES "public"."work"("company_cd","factory_cd","work_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pbom_process" ADD CONSTRAINT "pbom_process_out_location_cd_fk" FOREIGN KEY ("company_cd","factory_cd","out_location_cd") REFERENCES "public"."stock_location"("company_cd","factory_cd","location_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pbom_process" ADD CONSTRAINT "pbom_process_in_location_cd_fk" FOREIGN KEY ("company_cd","factory_cd","in_location_cd") REFERENCES "public"."stock_location"("company_cd","factory_cd","location_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pbom_process" ADD CONSTRAINT "pbom_process_facility_group_cd_fk" FOREIGN KEY ("company_cd","factory_cd","facility_group_cd") REFERENCES "public"."facility_group"("company_cd","factory_cd","facility_group_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_order_master" ADD CONSTRAINT "place_order_master_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_order_master" ADD CONSTRAINT "place_order_master_supplier_cd_fk" FOREIGN KEY ("company_cd","supplier_cd","branch_no") REFERENCES "public"."supplier"("company_cd","supplier_cd","branch_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_time" ADD CONSTRAINT "product_time_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_time" ADD CONSTRAINT "product_time_operation_cd_fk" FOREIGN KEY ("company_cd","factory_cd","operation_cd") REFERENCES "public"."operation"("company_cd","factory_cd","operation_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_time" ADD CONSTRAINT "product_time_work_cd_fk" FOREIGN KEY ("company_cd","factory_cd","work_cd") REFERENCES "public"."work"("company_cd","factory_cd","work_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_location" ADD CONSTRAINT "stock_location_parent_cd_fk" FOREIGN KEY ("company_cd","factory_cd","parent_cd") REFERENCES "public"."stock_location"("company_cd","factory_cd","location_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier" ADD CONSTRAINT "supplier_calendar_cd_fk" FOREIGN KEY ("company_cd","calendar_cd") REFERENCES "public"."calendar"("company_cd","calendar_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier" ADD CONSTRAINT "supplier_pay_to_cd_fk" FOREIGN KEY ("company_cd","pay_to_cd","pay_to_branch_no") REFERENCES "public"."supplier"("company_cd","supplier_cd","branch_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_price" ADD CONSTRAINT "unit_price_supplier_cd_fk" FOREIGN KEY ("company_cd","supplier_cd","branch_no") REFERENCES "public"."supplier"("company_cd","supplier_cd","branch_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_price" ADD CONSTRAINT "unit_price_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work" ADD CONSTRAINT "work_operation_cd_fk" FOREIGN KEY ("company_cd","factory_cd","operation_cd") REFERENCES "public"."operation"("company_cd","factory_cd","operation_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker" ADD CONSTRAINT "worker_calendar_cd_fk" FOREIGN KEY ("company_cd","calendar_cd") REFERENCES "public"."calendar"("company_cd","calendar_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_qualification" ADD CONSTRAINT "worker_qualification_worker_cd_fk" FOREIGN KEY ("company_cd","factory_cd","worker_cd") REFERENCES "public"."worker"("company_cd","factory_cd","worker_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_qualification" ADD CONSTRAINT "worker_qualification_qualification_cd_fk" FOREIGN KEY ("company_cd","factory_cd","qualification_cd") REFERENCES "public"."qualification"("company_cd","factory_cd","qualification_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_toc" ADD CONSTRAINT "worker_toc_work_cd_fk" FOREIGN KEY ("company_cd","factory_cd","work_cd") REFERENCES "public"."work"("company_cd","factory_cd","work_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_toc" ADD CONSTRAINT "worker_toc_worker_cd_fk" FOREIGN KEY ("company_cd","factory_cd","worker_cd") REFERENCES "public"."worker"("company_cd","factory_cd","worker_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_toc" ADD CONSTRAINT "worker_toc_qualification_cd_fk" FOREIGN KEY ("company_cd","factory_cd","qualification_cd") REFERENCES "public"."qualification"("company_cd","factory_cd","qualification_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_toc" ADD CONSTRAINT "worker_toc_facility_cd_fk" FOREIGN KEY ("company_cd","factory_cd","facility_cd") REFERENCES "public"."facility"("company_cd","factory_cd","facility_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_div" ADD CONSTRAINT "code_div_kind_cd_fk" FOREIGN KEY ("company_cd","kind_cd") REFERENCES "public"."code_kind"("company_cd","kind_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bom_total" ON "bom" USING btree ("company_cd","abort_div");--> statement-breakpoint
CREATE INDEX "bom_search_key" ON "bom" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bom_of_item_cd" ON "bom" USING btree ("company_cd","item_cd");--> statement-breakpoint
CREATE INDEX "bom_of_substitute_item_cd" ON "bom" USING btree ("company_cd","substitute_item_cd");--> statement-breakpoint
CREATE INDEX "calendar_total" ON "calendar" USING btree ("company_cd","abort_div");--> statement-breakpoint
CREATE INDEX "calendar_search_key" ON "calendar" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "calendar_day_total" ON "calendar_day" USING btree ("company_cd","abort_div");--> statement-breakpoint
CREATE INDEX "calendar_day_search_key" ON "calendar_day" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "carrier_total" ON "carrier" USING btree ("company_cd","abort_div");--> statement-breakpoint
CREATE INDEX "carrier_search_key" ON "carrier" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "carrier_by_kana" ON "carrier" USING btree ("company_cd","kana","carrier_cd");--> statement-breakpoint
CREATE INDEX "carrier_of_calendar_cd" ON "carrier" USING btree ("company_cd","calendar_cd");--> statement-breakpoint
CREATE INDEX "carrier_fare_total" ON "carrier_fare" USING btree ("company_cd","abort_div");--> statement-breakpoint
CREATE INDEX "carrier_fare_search_key" ON "carrier_fare" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "comment_total" ON "comment" USING btree ("company_cd","abort_div");--> statement-breakpoint
CREATE INDEX "comment_search_key" ON "comment" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customer_total" ON "customer" USING btree ("company_cd","abort_div");--> statement-breakpoint
CREATE INDEX "customer_search_key" ON "customer" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customer_by_kana" ON "customer" USING btree ("company_cd","kana","customer_cd","branch_no");--> statement-breakpoint
CREATE INDEX "customer_of_invoice_to_cd" ON "customer" USING btree ("company_cd","invoice_to_cd","invoice_to_branch_no");--> statement-breakpoint
CREATE INDEX "customer_destination_total" ON "customer_destination" USING btree ("company_cd","abort_div");--> statement-breakpoint
CREATE INDEX "customer_destination_search_key" ON "customer_destination" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customer_destination_by_kana" ON "customer_destination" USING btree ("company_cd","kana","customer_cd","branch_no","destination_cd");--> statement-breakpoint
CREATE INDEX "customer_destination_of_carrier_cd" ON "customer_destination" USING btree ("company_cd","carrier_cd");--> statement-breakpoint
CREATE INDEX "customer_destination_of_calendar_cd" ON "customer_destination" USING btree ("company_cd","calendar_cd");--> statement-breakpoint
CREATE INDEX "customer_item_total" ON "customer_item" USING btree ("company_cd","abort_div");--> statement-breakpoint
CREATE INDEX "customer_item_search_key" ON "customer_item" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customer_item_of_item_cd" ON "customer_item" USING btree ("company_cd","item_cd");--> statement-breakpoint
CREATE INDEX "customer_unit_price_total" ON "customer_unit_price" USING btree ("company_cd","abort_div");--> statement-breakpoint
CREATE INDEX "customer_unit_price_search_key" ON "customer_unit_price" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customer_unit_price_of_item_cd" ON "customer_unit_price" USING btree ("company_cd","item_cd");--> statement-breakpoint
CREATE INDEX "facility_total" ON "facility" USING btree ("company_cd","factory_cd","abort_div");--> statement-breakpoint
CREATE INDEX "facility_search_key" ON "facility" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "facility_by_kana" ON "facility" USING btree ("company_cd","factory_cd","kana","facility_cd");--> statement-breakpoint
CREATE INDEX "facility_of_facility_group_cd" ON "facility" USING btree ("company_cd","factory_cd","facility_group_cd");--> statement-breakpoint
CREATE INDEX "facility_of_calendar_cd" ON "facility" USING btree ("company_cd","calendar_cd");--> statement-breakpoint
CREATE INDEX "facility_group_total" ON "facility_group" USING btree ("company_cd","factory_cd","abort_div");--> statement-breakpoint
CREATE INDEX "facility_group_search_key" ON "facility_group" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "facility_toc_total" ON "facility_toc" USING btree ("company_cd","factory_cd","abort_div");--> statement-breakpoint
CREATE INDEX "facility_toc_search_key" ON "facility_toc" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "facility_toc_of_item_cd" ON "facility_toc" USING btree ("company_cd","item_cd");--> statement-breakpoint
CREATE INDEX "facility_toc_of_work_cd" ON "facility_toc" USING btree ("company_cd","factory_cd","work_cd");--> statement-breakpoint
CREATE INDEX "facility_toc_of_facility_cd" ON "facility_toc" USING btree ("company_cd","factory_cd","facility_cd");--> statement-breakpoint
CREATE INDEX "item_total" ON "item" USING btree ("company_cd","abort_div");--> statement-breakpoint
CREATE INDEX "item_search_key" ON "item" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "item_by_kana" ON "item" USING btree ("company_cd","kana","item_cd");--> statement-breakpoint
CREATE INDEX "item_of_item_type_cd" ON "item" USING btree ("company_cd","item_type_cd");--> statement-breakpoint
CREATE INDEX "item_of_kind_cd" ON "item" USING btree ("company_cd","kind_cd");--> statement-breakpoint
CREATE INDEX "item_of_unit_cd" ON "item" USING btree ("company_cd","unit_cd");--> statement-breakpoint
CREATE INDEX "item_of_package_cd" ON "item" USING btree ("company_cd","package_cd");--> statement-breakpoint
CREATE INDEX "item_factory_total" ON "item_factory" USING btree ("company_cd","factory_cd","abort_div");--> statement-breakpoint
CREATE INDEX "item_factory_search_key" ON "item_factory" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "item_factory_of_item_cd" ON "item_factory" USING btree ("company_cd","item_cd");--> statement-breakpoint
CREATE INDEX "item_factory_of_location_cd" ON "item_factory" USING btree ("company_cd","factory_cd","location_cd");--> statement-breakpoint
CREATE INDEX "item_factory_of_ship_location_cd" ON "item_factory" USING btree ("company_cd","factory_cd","ship_location_cd");--> statement-breakpoint
CREATE INDEX "item_type_total" ON "item_type" USING btree ("company_cd","abort_div");--> statement-breakpoint
CREATE INDEX "item_type_search_key" ON "item_type" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "kind_total" ON "kind" USING btree ("company_cd","abort_div");--> statement-breakpoint
CREATE INDEX "kind_search_key" ON "kind" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "kind_by_kana" ON "kind" USING btree ("company_cd","kana","kind_cd");--> statement-breakpoint
CREATE INDEX "lead_time_total" ON "lead_time" USING btree ("company_cd","factory_cd","abort_div");--> statement-breakpoint
CREATE INDEX "lead_time_search_key" ON "lead_time" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "lead_time_of_supplier_cd" ON "lead_time" USING btree ("company_cd","supplier_cd","branch_no");--> statement-breakpoint
CREATE INDEX "lead_time_of_item_cd" ON "lead_time" USING btree ("company_cd","item_cd");--> statement-breakpoint
CREATE INDEX "operation_total" ON "operation" USING btree ("company_cd","factory_cd","abort_div");--> statement-breakpoint
CREATE INDEX "operation_search_key" ON "operation" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "operation_by_kana" ON "operation" USING btree ("company_cd","factory_cd","kana","operation_cd");--> statement-breakpoint
CREATE INDEX "operation_of_location_cd" ON "operation" USING btree ("company_cd","factory_cd","location_cd");--> statement-breakpoint
CREATE INDEX "operation_of_supplier_cd" ON "operation" USING btree ("company_cd","supplier_cd","supplier_branch_no");--> statement-breakpoint
CREATE INDEX "package_total" ON "package" USING btree ("company_cd","abort_div");--> statement-breakpoint
CREATE INDEX "package_search_key" ON "package" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "partner_contact_total" ON "partner_contact" USING btree ("company_cd","abort_div");--> statement-breakpoint
CREATE INDEX "partner_contact_search_key" ON "partner_contact" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "partner_contact_by_kana" ON "partner_contact" USING btree ("company_cd","kana","contact_cd");--> statement-breakpoint
CREATE INDEX "partner_contact_of_customer_cd" ON "partner_contact" USING btree ("company_cd","customer_cd","customer_branch_no");--> statement-breakpoint
CREATE INDEX "partner_contact_of_supplier_cd" ON "partner_contact" USING btree ("company_cd","supplier_cd","supplier_branch_no");--> statement-breakpoint
CREATE INDEX "pbom_part_total" ON "pbom_part" USING btree ("company_cd","factory_cd","abort_div");--> statement-breakpoint
CREATE INDEX "pbom_part_search_key" ON "pbom_part" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pbom_part_of_item_cd" ON "pbom_part" USING btree ("company_cd","item_cd");--> statement-breakpoint
CREATE INDEX "pbom_part_of_part_item_cd" ON "pbom_part" USING btree ("company_cd","part_item_cd");--> statement-breakpoint
CREATE INDEX "pbom_part_of_substitute_item_cd" ON "pbom_part" USING btree ("company_cd","substitute_item_cd");--> statement-breakpoint
CREATE INDEX "pbom_process_total" ON "pbom_process" USING btree ("company_cd","factory_cd","abort_div");--> statement-breakpoint
CREATE INDEX "pbom_process_search_key" ON "pbom_process" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pbom_process_of_item_cd" ON "pbom_process" USING btree ("company_cd","item_cd");--> statement-breakpoint
CREATE INDEX "pbom_process_of_operation_cd" ON "pbom_process" USING btree ("company_cd","factory_cd","operation_cd");--> statement-breakpoint
CREATE INDEX "pbom_process_of_work_cd" ON "pbom_process" USING btree ("company_cd","factory_cd","work_cd");--> statement-breakpoint
CREATE INDEX "pbom_process_of_out_location_cd" ON "pbom_process" USING btree ("company_cd","factory_cd","out_location_cd");--> statement-breakpoint
CREATE INDEX "pbom_process_of_in_location_cd" ON "pbom_process" USING btree ("company_cd","factory_cd","in_location_cd");--> statement-breakpoint
CREATE INDEX "pbom_process_of_facility_group_cd" ON "pbom_process" USING btree ("company_cd","factory_cd","facility_group_cd");--> statement-breakpoint
CREATE INDEX "place_order_master_total" ON "place_order_master" USING btree ("company_cd","factory_cd","abort_div");--> statement-breakpoint
CREATE INDEX "place_order_master_search_key" ON "place_order_master" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "place_order_master_of_item_cd" ON "place_order_master" USING btree ("company_cd","item_cd");--> statement-breakpoint
CREATE INDEX "place_order_master_of_supplier_cd" ON "place_order_master" USING btree ("company_cd","supplier_cd","branch_no");--> statement-breakpoint
CREATE INDEX "product_time_total" ON "product_time" USING btree ("company_cd","factory_cd","abort_div");--> statement-breakpoint
CREATE INDEX "product_time_search_key" ON "product_time" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_time_of_item_cd" ON "product_time" USING btree ("company_cd","item_cd");--> statement-breakpoint
CREATE INDEX "product_time_of_operation_cd" ON "product_time" USING btree ("company_cd","factory_cd","operation_cd");--> statement-breakpoint
CREATE INDEX "product_time_of_work_cd" ON "product_time" USING btree ("company_cd","factory_cd","work_cd");--> statement-breakpoint
CREATE INDEX "qualification_total" ON "qualification" USING btree ("company_cd","factory_cd","abort_div");--> statement-breakpoint
CREATE INDEX "qualification_search_key" ON "qualification" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stock_location_total" ON "stock_location" USING btree ("company_cd","factory_cd","abort_div");--> statement-breakpoint
CREATE INDEX "stock_location_search_key" ON "stock_location" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stock_location_by_kana" ON "stock_location" USING btree ("company_cd","factory_cd","kana","location_cd");--> statement-breakpoint
CREATE INDEX "stock_location_of_parent_cd" ON "stock_location" USING btree ("company_cd","factory_cd","parent_cd");--> statement-breakpoint
CREATE INDEX "supplier_total" ON "supplier" USING btree ("company_cd","abort_div");--> statement-breakpoint
CREATE INDEX "supplier_search_key" ON "supplier" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "supplier_by_kana" ON "supplier" USING btree ("company_cd","kana","supplier_cd","branch_no");--> statement-breakpoint
CREATE INDEX "supplier_of_calendar_cd" ON "supplier" USING btree ("company_cd","calendar_cd");--> statement-breakpoint
CREATE INDEX "supplier_of_pay_to_cd" ON "supplier" USING btree ("company_cd","pay_to_cd","pay_to_branch_no");--> statement-breakpoint
CREATE INDEX "tax_total" ON "tax" USING btree ("company_cd","abort_div");--> statement-breakpoint
CREATE INDEX "tax_search_key" ON "tax" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "unit_price_total" ON "unit_price" USING btree ("company_cd","abort_div");--> statement-breakpoint
CREATE INDEX "unit_price_search_key" ON "unit_price" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "unit_price_of_item_cd" ON "unit_price" USING btree ("company_cd","item_cd");--> statement-breakpoint
CREATE INDEX "work_total" ON "work" USING btree ("company_cd","factory_cd","abort_div");--> statement-breakpoint
CREATE INDEX "work_search_key" ON "work" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "work_by_kana" ON "work" USING btree ("company_cd","factory_cd","kana","work_cd");--> statement-breakpoint
CREATE INDEX "work_of_operation_cd" ON "work" USING btree ("company_cd","factory_cd","operation_cd");--> statement-breakpoint
CREATE INDEX "worker_total" ON "worker" USING btree ("company_cd","factory_cd","abort_div");--> statement-breakpoint
CREATE INDEX "worker_search_key" ON "worker" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "worker_by_kana" ON "worker" USING btree ("company_cd","factory_cd","kana","worker_cd");--> statement-breakpoint
CREATE INDEX "worker_of_calendar_cd" ON "worker" USING btree ("company_cd","calendar_cd");--> statement-breakpoint
CREATE INDEX "worker_qualification_total" ON "worker_qualification" USING btree ("company_cd","factory_cd","abort_div");--> statement-breakpoint
CREATE INDEX "worker_qualification_search_key" ON "worker_qualification" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "worker_qualification_of_qualification_cd" ON "worker_qualification" USING btree ("company_cd","factory_cd","qualification_cd");--> statement-breakpoint
CREATE INDEX "worker_toc_total" ON "worker_toc" USING btree ("company_cd","factory_cd","abort_div");--> statement-breakpoint
CREATE INDEX "worker_toc_search_key" ON "worker_toc" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "worker_toc_of_worker_cd" ON "worker_toc" USING btree ("company_cd","factory_cd","worker_cd");--> statement-breakpoint
CREATE INDEX "worker_toc_of_qualification_cd" ON "worker_toc" USING btree ("company_cd","factory_cd","qualification_cd");--> statement-breakpoint
CREATE INDEX "worker_toc_of_facility_cd" ON "worker_toc" USING btree ("company_cd","factory_cd","facility_cd");--> statement-breakpoint
CREATE INDEX "code_div_total" ON "code_div" USING btree ("company_cd","abort_div");--> statement-breakpoint
CREATE INDEX "code_div_search_key" ON "code_div" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "code_kind_total" ON "code_kind" USING btree ("company_cd","abort_div");--> statement-breakpoint
CREATE INDEX "code_kind_search_key" ON "code_kind" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
-- Companies that are there already get the tables of codes that a new one begins with.
INSERT INTO "code_kind" (company_cd, kind_cd, kind_nm, name_en, name_zh, create_user, update_user)
SELECT company_cd, made.kind_cd, made.kind_nm, made.name_en, made.name_zh, 'SYSTEM', 'SYSTEM' FROM company, (VALUES
  ('UNIT', '単位', 'Units', '单位'),
  ('STOP_REASON', '停止理由', 'Reasons for stopping', '停止原因'),
  ('DEFECT_REASON', '不良理由', 'Reasons for defects', '不良原因')
) AS made(kind_cd, kind_nm, name_en, name_zh);
--> statement-breakpoint
INSERT INTO "code_div" (company_cd, kind_cd, code_cd, code_nm, name_en, name_zh, sort_no, decimals, create_user, update_user)
SELECT company_cd, made.kind_cd, made.code_cd, made.code_nm, made.name_en, made.name_zh, made.sort_no, made.decimals, 'SYSTEM', 'SYSTEM' FROM company, (VALUES
  ('UNIT', 'PCS', '個', 'pcs', '个', 10, 0),
  ('UNIT', 'HON', '本', 'pieces', '根', 20, 0),
  ('UNIT', 'MAI', '枚', 'sheets', '张', 30, 0),
  ('UNIT', 'SET', 'セット', 'sets', '套', 40, 0),
  ('UNIT', 'BOX', '箱', 'boxes', '箱', 50, 0),
  ('UNIT', 'KG', 'kg', 'kg', 'kg', 60, 3),
  ('UNIT', 'M', 'm', 'm', 'm', 70, 2),
  ('UNIT', 'L', 'L', 'L', 'L', 80, 2),
  ('STOP_REASON', '10', '段取待ち', 'Waiting for set-up', '等待换线', 10, 0),
  ('STOP_REASON', '20', '材料待ち', 'Waiting for material', '等待材料', 20, 0),
  ('STOP_REASON', '30', '設備故障', 'Machine failure', '设备故障', 30, 0),
  ('STOP_REASON', '40', '品質確認', 'Quality check', '质量确认', 40, 0),
  ('STOP_REASON', '90', '休憩・交代', 'Break or change of shift', '休息、交接班', 50, 0),
  ('DEFECT_REASON', '10', '寸法不良', 'Wrong dimension', '尺寸不良', 10, 0),
  ('DEFECT_REASON', '20', '外観不良（キズ・打痕）', 'Scratch or dent', '外观不良', 20, 0),
  ('DEFECT_REASON', '30', '材料不良', 'Material defect', '材料不良', 30, 0),
  ('DEFECT_REASON', '40', '組立不良', 'Assembly defect', '组装不良', 40, 0),
  ('DEFECT_REASON', '90', 'その他', 'Other', '其他', 50, 0)
) AS made(kind_cd, code_cd, code_nm, name_en, name_zh, sort_no, decimals);
