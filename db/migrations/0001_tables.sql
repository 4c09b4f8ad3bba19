CREATE TABLE "acceptance" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"acceptance_no" varchar(20) COLLATE "C" NOT NULL,
	"accept_dt" date NOT NULL,
	"arrival_no" varchar(20) COLLATE "C" NOT NULL,
	"supplier_cd" varchar(10) COLLATE "C",
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"acceptance_status" varchar(20) COLLATE "C" DEFAULT '0' NOT NULL,
	"cancel_reason" varchar(100) DEFAULT '' NOT NULL,
	"remarks" varchar(200) DEFAULT '' NOT NULL,
	"data_no" bigint NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"issued_revision" integer,
	"last_line_no" integer DEFAULT 0 NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "acceptance_company_cd_factory_cd_acceptance_no_pk" PRIMARY KEY("company_cd","factory_cd","acceptance_no"),
	CONSTRAINT "acceptance_data_no" UNIQUE("company_cd","data_no")
);
--> statement-breakpoint
CREATE TABLE "acceptance_line" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"acceptance_no" varchar(20) COLLATE "C" NOT NULL,
	"line_no" integer NOT NULL,
	"place_no" integer NOT NULL,
	"arrival_line_no" integer DEFAULT 0 NOT NULL,
	"item_cd" varchar(20) COLLATE "C",
	"judged_goods" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"good_qty" numeric(12, 3),
	"defective_qty" numeric(12, 3),
	"return_qty" numeric(12, 3),
	"redeliver" boolean DEFAULT false NOT NULL,
	"covered_qty" numeric(12, 3),
	"reason" varchar(100) DEFAULT '' NOT NULL,
	"return_ground" varchar(20) COLLATE "C" DEFAULT '0' NOT NULL,
	"return_law" varchar(20) COLLATE "C" DEFAULT '0' NOT NULL,
	"last_return_dt" date,
	"return_days_left" numeric(12, 3),
	"sample_qty" numeric(12, 3),
	"measured" varchar(200) DEFAULT '' NOT NULL,
	"location_cd" varchar(20) COLLATE "C",
	CONSTRAINT "acceptance_line_company_cd_factory_cd_acceptance_no_line_no_pk" PRIMARY KEY("company_cd","factory_cd","acceptance_no","line_no")
);
--> statement-breakpoint
CREATE TABLE "acceptance_measure" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"acceptance_no" varchar(20) COLLATE "C" NOT NULL,
	"arrival_line_no" integer NOT NULL,
	"point_no" varchar(10) COLLATE "C" NOT NULL,
	"piece_no" integer NOT NULL,
	"point_nm" varchar(40) NOT NULL,
	"measure_unit" varchar(10) NOT NULL,
	"lower_limit" numeric(14, 4) NOT NULL,
	"upper_limit" numeric(14, 4) NOT NULL,
	"sort_no" integer NOT NULL,
	"measured_value" numeric(14, 4) NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "acceptance_measure_company_cd_factory_cd_acceptance_no_arrival_line_no_point_no_piece_no_pk" PRIMARY KEY("company_cd","factory_cd","acceptance_no","arrival_line_no","point_no","piece_no")
);
--> statement-breakpoint
CREATE TABLE "access_log" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"access_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "access_log_access_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"event" varchar(60) COLLATE "C" NOT NULL,
	"user_cd" varchar(60) COLLATE "C" NOT NULL,
	"factory_cd" varchar(20) COLLATE "C" NOT NULL,
	"code" varchar(40) COLLATE "C" NOT NULL,
	"address" varchar(60) NOT NULL,
	"request_id" varchar(60) NOT NULL,
	CONSTRAINT "access_log_company_cd_access_no_at_pk" PRIMARY KEY("company_cd","access_no","at")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "account_difference" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"account_no" bigint NOT NULL,
	"difference_no" integer NOT NULL,
	"kind" varchar(10) COLLATE "C" NOT NULL,
	"amount" numeric(18, 4) NOT NULL,
	"row_no" integer,
	"stated" jsonb,
	"own" jsonb,
	"settled_by" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"settled_no" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"settled_note" varchar(100) DEFAULT '' NOT NULL,
	"settled_user" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"settled_dt" timestamp(3) with time zone,
	CONSTRAINT "account_difference_company_cd_account_no_difference_no_pk" PRIMARY KEY("company_cd","account_no","difference_no")
);
--> statement-breakpoint
CREATE TABLE "account_file" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"account_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "account_file_account_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"target" varchar(20) COLLATE "C" NOT NULL,
	"about_no" varchar(20) COLLATE "C" NOT NULL,
	"partner_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"partner_nm" varchar(100) NOT NULL,
	"from_dt" date NOT NULL,
	"to_dt" date NOT NULL,
	"file_nm" varchar(255) NOT NULL,
	"file_no" bigint NOT NULL,
	"file_hash" varchar(64) COLLATE "C" NOT NULL,
	"matching_cd" varchar(20) COLLATE "C" NOT NULL,
	"version" integer NOT NULL,
	"account_status" varchar(1) COLLATE "C" DEFAULT '1' NOT NULL,
	"row_cnt" integer NOT NULL,
	"agreed_cnt" integer DEFAULT 0 NOT NULL,
	"open_cnt" integer DEFAULT 0 NOT NULL,
	"stated_amount" numeric(18, 4) DEFAULT '0' NOT NULL,
	"own_amount" numeric(18, 4) DEFAULT '0' NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "account_file_company_cd_account_no_pk" PRIMARY KEY("company_cd","account_no"),
	CONSTRAINT "account_file_in_a_state" CHECK ("account_file"."account_status" IN ('1', '2', '9'))
);
--> statement-breakpoint
CREATE TABLE "account_item" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"target" varchar(20) COLLATE "C" NOT NULL,
	"partner_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"stated_cd" varchar(60) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	CONSTRAINT "account_item_company_cd_target_partner_cd_branch_no_stated_cd_pk" PRIMARY KEY("company_cd","target","partner_cd","branch_no","stated_cd")
);
--> statement-breakpoint
CREATE TABLE "account_row" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"account_no" bigint NOT NULL,
	"row_no" integer NOT NULL,
	"stated" jsonb NOT NULL,
	"own_key" varchar(80) DEFAULT '' NOT NULL,
	CONSTRAINT "account_row_company_cd_account_no_row_no_pk" PRIMARY KEY("company_cd","account_no","row_no")
);
--> statement-breakpoint
CREATE TABLE "allocation" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"allocation_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "allocation_allocation_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"demand_kind" varchar(20) COLLATE "C" NOT NULL,
	"demand_no" varchar(40) COLLATE "C" NOT NULL,
	"demand_line" integer NOT NULL,
	"warehouse_cd" varchar(20) COLLATE "C" NOT NULL,
	"item_cd" varchar(40) COLLATE "C" NOT NULL,
	"ownership" varchar(1) COLLATE "C" NOT NULL,
	"owner_cd" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"quality" varchar(1) COLLATE "C" NOT NULL,
	"lot_no" varchar(40) COLLATE "C" DEFAULT '' NOT NULL,
	"qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"firm_flg" boolean DEFAULT false NOT NULL,
	"priority" smallint DEFAULT 5 NOT NULL,
	"need_dt" date,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "allocation_company_cd_allocation_no_pk" PRIMARY KEY("company_cd","allocation_no"),
	CONSTRAINT "allocation_of_demand" UNIQUE("company_cd","factory_cd","demand_kind","demand_no","demand_line","warehouse_cd","item_cd","ownership","owner_cd","quality","lot_no"),
	CONSTRAINT "allocation_of_something" CHECK ("allocation"."qty" > 0)
);
--> statement-breakpoint
CREATE TABLE "allocation_release" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"release_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "allocation_release_release_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"document_kind" varchar(20) COLLATE "C" NOT NULL,
	"document_no" varchar(40) COLLATE "C" NOT NULL,
	"demand_kind" varchar(20) COLLATE "C" NOT NULL,
	"demand_no" varchar(40) COLLATE "C" NOT NULL,
	"demand_line" integer NOT NULL,
	"item_cd" varchar(40) COLLATE "C" NOT NULL,
	"qty" numeric(16, 3) NOT NULL,
	"released_at" timestamp(3) with time zone NOT NULL,
	"user_cd" varchar(20) COLLATE "C" NOT NULL,
	"seen_at" timestamp(3) with time zone,
	"seen_user" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	CONSTRAINT "allocation_release_company_cd_release_no_pk" PRIMARY KEY("company_cd","release_no")
);
--> statement-breakpoint
CREATE TABLE "ap_balance" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"supplier_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"balance_dt" date NOT NULL,
	"balance" numeric(12, 0) DEFAULT '0' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("supplier_cd", '')) || ' ' || kaname_fold(coalesce("branch_no", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ap_balance_company_cd_supplier_cd_branch_no_balance_dt_pk" PRIMARY KEY("company_cd","supplier_cd","branch_no","balance_dt")
);
--> statement-breakpoint
CREATE TABLE "api_key" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"key_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "api_key_key_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key_hash" varchar(64) COLLATE "C" NOT NULL,
	"name" varchar(60) NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"permissions" varchar(400) NOT NULL,
	"user_cd" varchar(20) COLLATE "C" NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"last_used_at" timestamp(3) with time zone,
	"revoked_at" timestamp(3) with time zone,
	CONSTRAINT "api_key_company_cd_key_no_pk" PRIMARY KEY("company_cd","key_no")
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"user_cd" varchar(20) COLLATE "C" NOT NULL,
	"username" varchar(60) NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"email" varchar(200) DEFAULT '' NOT NULL,
	"phone" varchar(30) DEFAULT '' NOT NULL,
	"assignments" varchar(2000) DEFAULT '' NOT NULL,
	"password_hash" varchar(200) DEFAULT '' NOT NULL,
	"state" varchar(10) COLLATE "C" DEFAULT 'active' NOT NULL,
	"failed_cnt" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp(3) with time zone,
	"last_sign_in_dt" timestamp(3) with time zone,
	"language" varchar(2) COLLATE "C",
	"theme" varchar(20) COLLATE "C",
	"collapse" boolean DEFAULT false NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("user_cd", '')) || ' ' || kaname_fold(coalesce("username", '')) || ' ' || kaname_fold(coalesce("kana", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "app_user_company_cd_user_cd_pk" PRIMARY KEY("company_cd","user_cd")
);
--> statement-breakpoint
CREATE TABLE "ar_balance" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"customer_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"balance_dt" date NOT NULL,
	"balance" numeric(12, 0) DEFAULT '0' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("customer_cd", '')) || ' ' || kaname_fold(coalesce("branch_no", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ar_balance_company_cd_customer_cd_branch_no_balance_dt_pk" PRIMARY KEY("company_cd","customer_cd","branch_no","balance_dt")
);
--> statement-breakpoint
CREATE TABLE "arrival" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"arrival_no" varchar(20) COLLATE "C" NOT NULL,
	"receipt_dt" date NOT NULL,
	"supplier_cd" varchar(10) COLLATE "C",
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"arrival_div" varchar(20) COLLATE "C" DEFAULT '0' NOT NULL,
	"supplier_slip_no" varchar(30) DEFAULT '' NOT NULL,
	"arrival_status" varchar(20) COLLATE "C" DEFAULT '0' NOT NULL,
	"cancel_reason" varchar(100) DEFAULT '' NOT NULL,
	"remarks" varchar(200) DEFAULT '' NOT NULL,
	"data_no" bigint NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"issued_revision" integer,
	"last_line_no" integer DEFAULT 0 NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "arrival_company_cd_factory_cd_arrival_no_pk" PRIMARY KEY("company_cd","factory_cd","arrival_no"),
	CONSTRAINT "arrival_data_no" UNIQUE("company_cd","data_no")
);
--> statement-breakpoint
CREATE TABLE "arrival_line" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"arrival_no" varchar(20) COLLATE "C" NOT NULL,
	"line_no" integer NOT NULL,
	"place_no" integer NOT NULL,
	"po_no" varchar(20) COLLATE "C" NOT NULL,
	"po_line_no" numeric(12, 3),
	"item_cd" varchar(20) COLLATE "C",
	"qty" numeric(12, 3) DEFAULT '0' NOT NULL,
	"trade_qty" numeric(12, 3),
	"trade_unit_cd" varchar(10) DEFAULT '' NOT NULL,
	"location_cd" varchar(20) COLLATE "C",
	"outcome" varchar(20) COLLATE "C" DEFAULT '0' NOT NULL,
	"owner_cd" varchar(10) COLLATE "C",
	"owner_branch_no" varchar(4) COLLATE "C" NOT NULL,
	"lot_no" varchar(40) COLLATE "C" NOT NULL,
	"made_dt" date,
	"expiry_dt" date,
	"supplier_lot" varchar(40) DEFAULT '' NOT NULL,
	"instalment_no" numeric(12, 3),
	"unit_price" numeric(10, 2),
	"price_base_qty" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"inspected" boolean DEFAULT false NOT NULL,
	"inspected_qty" numeric(12, 3),
	"good_qty" numeric(12, 3),
	"defective_qty" numeric(12, 3),
	"returned_qty" numeric(12, 3),
	"closed_qty" numeric(12, 3),
	"goods_returned_qty" numeric(12, 3),
	"remarks" varchar(100) DEFAULT '' NOT NULL,
	CONSTRAINT "arrival_line_company_cd_factory_cd_arrival_no_line_no_pk" PRIMARY KEY("company_cd","factory_cd","arrival_no","line_no")
);
--> statement-breakpoint
CREATE TABLE "attachment" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"attachment_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "attachment_attachment_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"table_nm" varchar(60) COLLATE "C" NOT NULL,
	"row_key" varchar(200) COLLATE "C" NOT NULL,
	"file_no" bigint NOT NULL,
	"comment" varchar(200) NOT NULL,
	"removed" boolean DEFAULT false NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone NOT NULL,
	"removed_user" varchar(20) COLLATE "C",
	"removed_dt" timestamp(3) with time zone,
	CONSTRAINT "attachment_company_cd_attachment_no_pk" PRIMARY KEY("company_cd","attachment_no")
);
--> statement-breakpoint
CREATE TABLE "bank_account" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"account_cd" varchar(10) COLLATE "C" NOT NULL,
	"account_nm" varchar(60) DEFAULT '' NOT NULL,
	"bank_cd" varchar(4) DEFAULT '' NOT NULL,
	"bank_nm" varchar(30) DEFAULT '' NOT NULL,
	"bank_branch_cd" varchar(3) DEFAULT '' NOT NULL,
	"bank_branch_nm" varchar(30) DEFAULT '' NOT NULL,
	"bank_account_type" varchar(20) COLLATE "C" NOT NULL,
	"bank_account_no" varchar(7) DEFAULT '' NOT NULL,
	"bank_account_nm" varchar(40) DEFAULT '' NOT NULL,
	"invoice_flg" boolean DEFAULT false NOT NULL,
	"invoice_note" varchar(60) DEFAULT '' NOT NULL,
	"consignor_cd" varchar(10) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("account_cd", '')) || ' ' || kaname_fold(coalesce("account_nm", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "bank_account_company_cd_account_cd_pk" PRIMARY KEY("company_cd","account_cd")
);
--> statement-breakpoint
CREATE TABLE "bizdate" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"biz_dt" date NOT NULL,
	"advanced_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "bizdate_company_cd_factory_cd_pk" PRIMARY KEY("company_cd","factory_cd")
);
--> statement-breakpoint
CREATE TABLE "bom" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"parent_item_cd" varchar(20) COLLATE "C" NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"from_dt" date NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"base_qty" numeric(12, 3) DEFAULT '1' NOT NULL,
	"need_qty" numeric(12, 3) DEFAULT '1' NOT NULL,
	"scrap_rate" numeric(4, 2) DEFAULT '0' NOT NULL,
	"qty_div" varchar(20) COLLATE "C" DEFAULT '0' NOT NULL,
	"substitute_item_cd" varchar(20) COLLATE "C",
	"supply_div" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"shippable_flg" boolean DEFAULT false NOT NULL,
	"to_dt" date,
	"change_no" varchar(20) DEFAULT '' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("parent_item_cd", '')) || ' ' || kaname_fold(coalesce("item_cd", '')) || ' ' || kaname_fold(coalesce("substitute_item_cd", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "bom_company_cd_parent_item_cd_seq_from_dt_pk" PRIMARY KEY("company_cd","parent_item_cd","seq","from_dt")
);
--> statement-breakpoint
CREATE TABLE "bom_output" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"parent_item_cd" varchar(20) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"from_dt" date NOT NULL,
	"output_kind" varchar(20) COLLATE "C" DEFAULT '2' NOT NULL,
	"base_qty" numeric(12, 3) DEFAULT '1' NOT NULL,
	"output_qty" numeric(12, 3) DEFAULT '1' NOT NULL,
	"cost_share" numeric(5, 2) DEFAULT '0' NOT NULL,
	"to_dt" date,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("parent_item_cd", '')) || ' ' || kaname_fold(coalesce("item_cd", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "bom_output_company_cd_parent_item_cd_item_cd_from_dt_pk" PRIMARY KEY("company_cd","parent_item_cd","item_cd","from_dt")
);
--> statement-breakpoint
CREATE TABLE "business_month" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"month" varchar(7) COLLATE "C" NOT NULL,
	"order_amount" numeric(18, 0) NOT NULL,
	"sales_amount" numeric(18, 0) NOT NULL,
	"cost_amount" numeric(18, 0) NOT NULL,
	"shipped_lines" integer NOT NULL,
	"in_time_lines" integer NOT NULL,
	"stock_amount" numeric(20, 0) NOT NULL,
	"stale_flg" boolean DEFAULT false NOT NULL,
	CONSTRAINT "business_month_company_cd_factory_cd_month_pk" PRIMARY KEY("company_cd","factory_cd","month")
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
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("calendar_cd", '')) || ' ' || kaname_fold(coalesce("calendar_nm", '')))) STORED,
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
	"day_div" varchar(20) COLLATE "C" DEFAULT '2' NOT NULL,
	"day_nm" varchar(40) DEFAULT '' NOT NULL,
	"work_minutes" integer DEFAULT 0 NOT NULL,
	"reason" varchar(100) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("calendar_cd", '')) || ' ' || kaname_fold(coalesce("day_nm", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "calendar_day_company_cd_calendar_cd_calendar_dt_pk" PRIMARY KEY("company_cd","calendar_cd","calendar_dt")
);
--> statement-breakpoint
CREATE TABLE "cancelled_number" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"series" varchar(40) COLLATE "C" NOT NULL,
	"kind" varchar(20) COLLATE "C" NOT NULL,
	"printed_no" varchar(60) COLLATE "C" NOT NULL,
	"biz_dt" date NOT NULL,
	"reason" varchar(200) NOT NULL,
	"cancelled_by" varchar(20) COLLATE "C" NOT NULL,
	"cancelled_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"request_id" varchar(60) NOT NULL,
	CONSTRAINT "cancelled_number_company_cd_factory_cd_series_kind_printed_no_pk" PRIMARY KEY("company_cd","factory_cd","series","kind","printed_no")
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
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("carrier_cd", '')) || ' ' || kaname_fold(coalesce("carrier_nm", '')) || ' ' || kaname_fold(coalesce("kana", '')) || ' ' || kaname_fold(coalesce("phone", '')) || ' ' || kaname_fold(coalesce("calendar_cd", '')) || ' ' || kaname_fold(replace(coalesce("phone", ''), '-', '')))) STORED,
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
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("carrier_cd", '')) || ' ' || kaname_fold(coalesce("area_cd", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "carrier_fare_company_cd_carrier_cd_area_cd_from_dt_weight_limit_pk" PRIMARY KEY("company_cd","carrier_cd","area_cd","from_dt","weight_limit")
);
--> statement-breakpoint
CREATE TABLE "change_history" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"history_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "change_history_history_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"table_nm" varchar(60) COLLATE "C" NOT NULL,
	"row_key" varchar(200) COLLATE "C" NOT NULL,
	"action" varchar(10) COLLATE "C" NOT NULL,
	"actor_cd" varchar(20) COLLATE "C" NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"changes" jsonb NOT NULL,
	"request_id" varchar(60) NOT NULL,
	CONSTRAINT "change_history_company_cd_history_no_at_pk" PRIMARY KEY("company_cd","history_no","at")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "change_request" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"request_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "change_request_request_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"order_no" varchar(20) COLLATE "C" NOT NULL,
	"line_no" integer NOT NULL,
	"request_kind" varchar(1) COLLATE "C" NOT NULL,
	"before_qty" numeric(13, 3),
	"wished_qty" numeric(13, 3),
	"before_dt" date,
	"wished_dt" date,
	"reason" varchar(200) NOT NULL,
	"refused_code" varchar(40) COLLATE "C" NOT NULL,
	"request_status" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"answer" varchar(200) DEFAULT '' NOT NULL,
	"answer_user" varchar(20) COLLATE "C",
	"answer_dt" timestamp(3) with time zone,
	"seen_user" varchar(20) COLLATE "C",
	"seen_dt" timestamp(3) with time zone,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "change_request_company_cd_request_no_pk" PRIMARY KEY("company_cd","request_no")
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
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("kind_cd", '')) || ' ' || kaname_fold(coalesce("code_cd", '')) || ' ' || kaname_fold(coalesce("code_nm", '')))) STORED,
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
	"fixed_flg" boolean DEFAULT false NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("kind_cd", '')) || ' ' || kaname_fold(coalesce("kind_nm", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "code_kind_company_cd_kind_cd_pk" PRIMARY KEY("company_cd","kind_cd")
);
--> statement-breakpoint
CREATE TABLE "comment" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"comment_cd" varchar(10) COLLATE "C" NOT NULL,
	"comment_nm" varchar(60) DEFAULT '' NOT NULL,
	"comment_use" varchar(20) COLLATE "C" NOT NULL,
	"content" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("comment_cd", '')) || ' ' || kaname_fold(coalesce("comment_nm", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "comment_company_cd_comment_cd_pk" PRIMARY KEY("company_cd","comment_cd")
);
--> statement-breakpoint
CREATE TABLE "company" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"company_nm" varchar(60) NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"system_nm" varchar(60) NOT NULL,
	"postal_cd" varchar(10) DEFAULT '' NOT NULL,
	"address" varchar(200) DEFAULT '' NOT NULL,
	"phone" varchar(20) DEFAULT '' NOT NULL,
	"fax" varchar(20) DEFAULT '' NOT NULL,
	"registration_no" varchar(14) DEFAULT '' NOT NULL,
	"seal_flg" boolean DEFAULT false NOT NULL,
	"fiscal_start_month" integer DEFAULT 4 NOT NULL,
	"language" varchar(2) COLLATE "C" DEFAULT 'ja' NOT NULL,
	"cost_method" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"sales_basis" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"purchase_basis" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"tax_fraction" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"password_hash" varchar(200) DEFAULT '' NOT NULL,
	"access_version" integer DEFAULT 0 NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("company_cd", '')) || ' ' || kaname_fold(coalesce("company_nm", '')) || ' ' || kaname_fold(coalesce("kana", '')) || ' ' || kaname_fold(coalesce("system_nm", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "company_company_cd_pk" PRIMARY KEY("company_cd")
);
--> statement-breakpoint
CREATE TABLE "company_ticket" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"ticket_hash" varchar(64) COLLATE "C" NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "company_ticket_company_cd_ticket_hash_pk" PRIMARY KEY("company_cd","ticket_hash")
);
--> statement-breakpoint
CREATE TABLE "csv_matching" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"target" varchar(20) COLLATE "C" NOT NULL,
	"matching_cd" varchar(20) COLLATE "C" NOT NULL,
	"matching_nm" varchar(60) NOT NULL,
	"version" integer NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "csv_matching_company_cd_target_matching_cd_pk" PRIMARY KEY("company_cd","target","matching_cd")
);
--> statement-breakpoint
CREATE TABLE "csv_matching_version" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"target" varchar(20) COLLATE "C" NOT NULL,
	"matching_cd" varchar(20) COLLATE "C" NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"sample_nm" varchar(255) NOT NULL,
	"sample_no" bigint,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "csv_matching_version_company_cd_target_matching_cd_version_pk" PRIMARY KEY("company_cd","target","matching_cd","version")
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
	"employee_cd" varchar(20) COLLATE "C",
	"closing_day" integer DEFAULT 99 NOT NULL,
	"pay_month" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"pay_day" integer DEFAULT 99 NOT NULL,
	"pay_method" varchar(20) COLLATE "C" NOT NULL,
	"holiday_shift" varchar(20) COLLATE "C" NOT NULL,
	"closing_day_2" integer DEFAULT 0 NOT NULL,
	"closing_day_3" integer DEFAULT 0 NOT NULL,
	"credit_limit" numeric(12, 0) DEFAULT '0' NOT NULL,
	"invoice_to_cd" varchar(10) COLLATE "C",
	"invoice_to_branch_no" varchar(4) COLLATE "C" NOT NULL,
	"bank_account_cd" varchar(10) COLLATE "C",
	"sales_basis" varchar(20) COLLATE "C" NOT NULL,
	"price_basis" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"inspection_lt" integer DEFAULT 0 NOT NULL,
	"delivery_note_div" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"forecast_rule" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"forecast_backward_days" integer DEFAULT 0 NOT NULL,
	"forecast_forward_days" integer DEFAULT 0 NOT NULL,
	"tax_div" varchar(20) COLLATE "C" NOT NULL,
	"tax_calc_unit" varchar(20) COLLATE "C" NOT NULL,
	"tax_fraction" varchar(20) COLLATE "C" NOT NULL,
	"corporation_flg" boolean DEFAULT false NOT NULL,
	"invoice_reg_no" varchar(14) DEFAULT '' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("customer_cd", '')) || ' ' || kaname_fold(coalesce("branch_no", '')) || ' ' || kaname_fold(coalesce("customer_nm", '')) || ' ' || kaname_fold(coalesce("kana", '')) || ' ' || kaname_fold(coalesce("phone", '')) || ' ' || kaname_fold(coalesce("fax", '')) || ' ' || kaname_fold(coalesce("employee_cd", '')) || ' ' || kaname_fold(coalesce("invoice_to_cd", '')) || ' ' || kaname_fold(coalesce("invoice_to_branch_no", '')) || ' ' || kaname_fold(coalesce("bank_account_cd", '')) || ' ' || kaname_fold(replace(coalesce("phone", ''), '-', '')) || ' ' || kaname_fold(replace(coalesce("fax", ''), '-', '')))) STORED,
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
	"area_cd" varchar(10) COLLATE "C" NOT NULL,
	"transport_days" integer DEFAULT 1 NOT NULL,
	"time_slot" varchar(20) COLLATE "C" NOT NULL,
	"calendar_cd" varchar(10) COLLATE "C",
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("customer_cd", '')) || ' ' || kaname_fold(coalesce("branch_no", '')) || ' ' || kaname_fold(coalesce("destination_cd", '')) || ' ' || kaname_fold(coalesce("destination_nm", '')) || ' ' || kaname_fold(coalesce("kana", '')) || ' ' || kaname_fold(coalesce("phone", '')) || ' ' || kaname_fold(coalesce("carrier_cd", '')) || ' ' || kaname_fold(coalesce("area_cd", '')) || ' ' || kaname_fold(coalesce("calendar_cd", '')) || ' ' || kaname_fold(replace(coalesce("phone", ''), '-', '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "customer_destination_company_cd_customer_cd_branch_no_destination_cd_pk" PRIMARY KEY("company_cd","customer_cd","branch_no","destination_cd")
);
--> statement-breakpoint
CREATE TABLE "customer_history" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"customer_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"from_dt" date NOT NULL,
	"customer_nm" varchar(60) DEFAULT '' NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"short_nm" varchar(20) DEFAULT '' NOT NULL,
	"postal_cd" varchar(10) DEFAULT '' NOT NULL,
	"address1" varchar(100) DEFAULT '' NOT NULL,
	"address2" varchar(100) DEFAULT '' NOT NULL,
	"phone" varchar(20) DEFAULT '' NOT NULL,
	"fax" varchar(20) DEFAULT '' NOT NULL,
	"email" varchar(200) DEFAULT '' NOT NULL,
	"closing_day" integer DEFAULT 99 NOT NULL,
	"pay_month" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"pay_day" integer DEFAULT 99 NOT NULL,
	"pay_method" varchar(20) COLLATE "C" NOT NULL,
	"holiday_shift" varchar(20) COLLATE "C" NOT NULL,
	"credit_limit" numeric(12, 0) DEFAULT '0' NOT NULL,
	"tax_div" varchar(20) COLLATE "C" NOT NULL,
	"tax_calc_unit" varchar(20) COLLATE "C" NOT NULL,
	"tax_fraction" varchar(20) COLLATE "C" NOT NULL,
	"corporation_flg" boolean DEFAULT false NOT NULL,
	"invoice_reg_no" varchar(14) DEFAULT '' NOT NULL,
	"note" varchar(200) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("customer_cd", '')) || ' ' || kaname_fold(coalesce("branch_no", '')) || ' ' || kaname_fold(coalesce("customer_nm", '')) || ' ' || kaname_fold(coalesce("kana", '')) || ' ' || kaname_fold(coalesce("phone", '')) || ' ' || kaname_fold(coalesce("fax", '')) || ' ' || kaname_fold(replace(coalesce("phone", ''), '-', '')) || ' ' || kaname_fold(replace(coalesce("fax", ''), '-', '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "customer_history_company_cd_customer_cd_branch_no_from_dt_pk" PRIMARY KEY("company_cd","customer_cd","branch_no","from_dt")
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
	"lot_rule" varchar(20) COLLATE "C" DEFAULT '0' NOT NULL,
	"least_life_days" integer DEFAULT 0 NOT NULL,
	"over_tolerance" numeric(5, 2) DEFAULT '0' NOT NULL,
	"under_tolerance" numeric(5, 2) DEFAULT '0' NOT NULL,
	"label_layout" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"label_width" integer DEFAULT 100 NOT NULL,
	"label_height" integer DEFAULT 60 NOT NULL,
	"label_frame" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"label_code" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"label_content" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"label_po_flg" boolean DEFAULT false NOT NULL,
	"label_lot_flg" boolean DEFAULT false NOT NULL,
	"label_due_flg" boolean DEFAULT false NOT NULL,
	"label_dock_flg" boolean DEFAULT false NOT NULL,
	"label_own_flg" boolean DEFAULT false NOT NULL,
	"label_box_flg" boolean DEFAULT false NOT NULL,
	"slip_layout" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("customer_cd", '')) || ' ' || kaname_fold(coalesce("branch_no", '')) || ' ' || kaname_fold(coalesce("customer_item_cd", '')) || ' ' || kaname_fold(coalesce("customer_item_nm", '')) || ' ' || kaname_fold(coalesce("item_cd", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "customer_item_company_cd_customer_cd_branch_no_customer_item_cd_pk" PRIMARY KEY("company_cd","customer_cd","branch_no","customer_item_cd")
);
--> statement-breakpoint
CREATE TABLE "customer_plan" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"customer_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"order_sales_div" varchar(1) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"month" varchar(7) COLLATE "C" NOT NULL,
	"qty" numeric(13, 3) NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "customer_plan_company_cd_factory_cd_customer_cd_branch_no_order_sales_div_item_cd_month_pk" PRIMARY KEY("company_cd","factory_cd","customer_cd","branch_no","order_sales_div","item_cd","month"),
	CONSTRAINT "customer_plan_positive" CHECK ("customer_plan"."qty" >= 0)
);
--> statement-breakpoint
CREATE TABLE "customer_unit_price" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"customer_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"from_dt" date NOT NULL,
	"qty_limit" numeric(12, 3) DEFAULT '999999999' NOT NULL,
	"price" numeric(10, 2) DEFAULT '0' NOT NULL,
	"price_base_qty" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"to_dt" date,
	"temp_price_flg" boolean DEFAULT false NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("customer_cd", '')) || ' ' || kaname_fold(coalesce("branch_no", '')) || ' ' || kaname_fold(coalesce("item_cd", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "customer_unit_price_company_cd_customer_cd_branch_no_item_cd_from_dt_qty_limit_pk" PRIMARY KEY("company_cd","customer_cd","branch_no","item_cd","from_dt","qty_limit")
);
--> statement-breakpoint
CREATE TABLE "data_kind_control" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"kind" varchar(3) COLLATE "C" NOT NULL,
	"kind_nm" varchar(60) DEFAULT '' NOT NULL,
	"end_no" integer DEFAULT 2000000000 NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"last_no" bigint DEFAULT 0 NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("kind", '')) || ' ' || kaname_fold(coalesce("kind_nm", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "data_kind_control_company_cd_kind_pk" PRIMARY KEY("company_cd","kind")
);
--> statement-breakpoint
CREATE TABLE "delivery" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(20) COLLATE "C" NOT NULL,
	"delivery_no" varchar(20) COLLATE "C" NOT NULL,
	"customer_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"destination_cd" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"ship_dt" date NOT NULL,
	"delivery_dt" date NOT NULL,
	"sales_basis" varchar(1) COLLATE "C" NOT NULL,
	"delivery_status" varchar(1) COLLATE "C" NOT NULL,
	"short_choice" varchar(1) COLLATE "C" DEFAULT '' NOT NULL,
	"carrier_cd" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"time_slot" varchar(1) COLLATE "C" DEFAULT '9' NOT NULL,
	"arrange_flg" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"tracking_no" varchar(60) DEFAULT '' NOT NULL,
	"transport_no" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"remarks" varchar(200) DEFAULT '' NOT NULL,
	"reason" varchar(100) DEFAULT '' NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "delivery_company_cd_factory_cd_delivery_no_pk" PRIMARY KEY("company_cd","factory_cd","delivery_no")
);
--> statement-breakpoint
CREATE TABLE "delivery_line" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(20) COLLATE "C" NOT NULL,
	"delivery_no" varchar(20) COLLATE "C" NOT NULL,
	"line_no" integer NOT NULL,
	"order_no" varchar(20) COLLATE "C" NOT NULL,
	"order_line_no" integer NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"ship_item_cd" varchar(20) COLLATE "C" NOT NULL,
	"warehouse_cd" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"stock_div" varchar(3) COLLATE "C" NOT NULL,
	"qty" numeric(16, 3) NOT NULL,
	"shipped_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"closed_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"pack_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"weight" numeric(16, 3) DEFAULT '0' NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "delivery_line_company_cd_factory_cd_delivery_no_line_no_pk" PRIMARY KEY("company_cd","factory_cd","delivery_no","line_no")
);
--> statement-breakpoint
CREATE TABLE "delivery_package" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(20) COLLATE "C" NOT NULL,
	"delivery_no" varchar(20) COLLATE "C" NOT NULL,
	"line_no" integer NOT NULL,
	"package_no" integer NOT NULL,
	"location_cd" varchar(20) COLLATE "C" NOT NULL,
	"lot_no" varchar(40) COLLATE "C" DEFAULT '' NOT NULL,
	"qty" numeric(16, 3) NOT NULL,
	"label_no" varchar(120) DEFAULT '' NOT NULL,
	"customer_label" varchar(120) DEFAULT '' NOT NULL,
	"picked_at" timestamp with time zone,
	"container_item_cd" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "delivery_package_company_cd_factory_cd_delivery_no_line_no_package_no_pk" PRIMARY KEY("company_cd","factory_cd","delivery_no","line_no","package_no")
);
--> statement-breakpoint
CREATE TABLE "department" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"department_cd" varchar(10) COLLATE "C" NOT NULL,
	"department_nm" varchar(60) DEFAULT '' NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"organization_cd" varchar(10) COLLATE "C" NOT NULL,
	"note" varchar(200) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("department_cd", '')) || ' ' || kaname_fold(coalesce("department_nm", '')) || ' ' || kaname_fold(coalesce("kana", '')) || ' ' || kaname_fold(coalesce("organization_cd", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "department_company_cd_department_cd_pk" PRIMARY KEY("company_cd","department_cd")
);
--> statement-breakpoint
CREATE TABLE "director" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"director_cd" varchar(10) COLLATE "C" NOT NULL,
	"director_nm" varchar(60) DEFAULT '' NOT NULL,
	"rank" integer DEFAULT 50 NOT NULL,
	"role_cd" varchar(20) COLLATE "C",
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("director_cd", '')) || ' ' || kaname_fold(coalesce("director_nm", '')) || ' ' || kaname_fold(coalesce("role_cd", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "director_company_cd_director_cd_pk" PRIMARY KEY("company_cd","director_cd")
);
--> statement-breakpoint
CREATE TABLE "draft_key" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"user_cd" varchar(20) COLLATE "C" NOT NULL,
	"browser_hash" varchar(64) COLLATE "C" NOT NULL,
	"secret" varchar(60) NOT NULL,
	"seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_key_company_cd_user_cd_browser_hash_pk" PRIMARY KEY("company_cd","user_cd","browser_hash")
);
--> statement-breakpoint
CREATE TABLE "employee" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"employee_cd" varchar(20) COLLATE "C" NOT NULL,
	"employee_nm" varchar(60) DEFAULT '' NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"department_cd" varchar(10) COLLATE "C" NOT NULL,
	"team_cd" varchar(10) COLLATE "C",
	"director_cd" varchar(10) COLLATE "C",
	"email" varchar(200) DEFAULT '' NOT NULL,
	"phone" varchar(20) DEFAULT '' NOT NULL,
	"joined_dt" date,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("employee_cd", '')) || ' ' || kaname_fold(coalesce("employee_nm", '')) || ' ' || kaname_fold(coalesce("kana", '')) || ' ' || kaname_fold(coalesce("department_cd", '')) || ' ' || kaname_fold(coalesce("team_cd", '')) || ' ' || kaname_fold(coalesce("director_cd", '')) || ' ' || kaname_fold(coalesce("phone", '')) || ' ' || kaname_fold(replace(coalesce("phone", ''), '-', '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "employee_company_cd_employee_cd_pk" PRIMARY KEY("company_cd","employee_cd")
);
--> statement-breakpoint
CREATE TABLE "error_log" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"error_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "error_log_error_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp(3) with time zone NOT NULL,
	"request_id" varchar(60) NOT NULL,
	"user_cd" varchar(60) COLLATE "C" NOT NULL,
	"method" varchar(10) COLLATE "C" NOT NULL,
	"path" varchar(200) NOT NULL,
	"message" varchar(400) NOT NULL,
	"trace" text NOT NULL,
	CONSTRAINT "error_log_company_cd_error_no_pk" PRIMARY KEY("company_cd","error_no")
);
--> statement-breakpoint
CREATE TABLE "evidence_seal" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"seal_no" integer NOT NULL,
	"table_nm" varchar(60) COLLATE "C" NOT NULL,
	"numbers" "int8multirange" NOT NULL,
	"up_to" bigint NOT NULL,
	"columns" text NOT NULL,
	"row_hashes" "bytea" NOT NULL,
	"sealed_at" timestamp(3) with time zone NOT NULL,
	"previous_hash" varchar(64) COLLATE "C" NOT NULL,
	"hash" varchar(64) COLLATE "C" NOT NULL,
	CONSTRAINT "evidence_seal_company_cd_seal_no_pk" PRIMARY KEY("company_cd","seal_no")
);
--> statement-breakpoint
CREATE TABLE "evidence_taken" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"taken_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "evidence_taken_taken_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"table_nm" varchar(60) COLLATE "C" NOT NULL,
	"numbers" "int8multirange" NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "evidence_taken_company_cd_taken_no_pk" PRIMARY KEY("company_cd","taken_no")
);
--> statement-breakpoint
CREATE TABLE "facility" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"facility_cd" varchar(10) COLLATE "C" NOT NULL,
	"facility_nm" varchar(60) DEFAULT '' NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"facility_group_cd" varchar(10) COLLATE "C" NOT NULL,
	"facility_kind" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"capacity_kind" varchar(20) COLLATE "C" NOT NULL,
	"capacity" integer DEFAULT 1 NOT NULL,
	"efficiency" numeric(4, 1) DEFAULT '100' NOT NULL,
	"calendar_cd" varchar(10) COLLATE "C",
	"cost_per_hour" numeric(10, 2) DEFAULT '0' NOT NULL,
	"setup_group" varchar(10) COLLATE "C" NOT NULL,
	"shots" integer DEFAULT 0 NOT NULL,
	"shot_limit" integer DEFAULT 0 NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("facility_cd", '')) || ' ' || kaname_fold(coalesce("facility_nm", '')) || ' ' || kaname_fold(coalesce("kana", '')) || ' ' || kaname_fold(coalesce("facility_group_cd", '')) || ' ' || kaname_fold(coalesce("calendar_cd", '')) || ' ' || kaname_fold(coalesce("setup_group", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "facility_company_cd_factory_cd_facility_cd_pk" PRIMARY KEY("company_cd","factory_cd","facility_cd")
);
--> statement-breakpoint
CREATE TABLE "facility_exception" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"facility_cd" varchar(10) COLLATE "C" NOT NULL,
	"exception_dt" date NOT NULL,
	"seq" integer DEFAULT 1 NOT NULL,
	"exception_kind" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"start_time" varchar(5) DEFAULT '' NOT NULL,
	"end_time" varchar(5) DEFAULT '' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("facility_cd", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "facility_exception_company_cd_factory_cd_facility_cd_exception_dt_seq_pk" PRIMARY KEY("company_cd","factory_cd","facility_cd","exception_dt","seq")
);
--> statement-breakpoint
CREATE TABLE "facility_group" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"facility_group_cd" varchar(10) COLLATE "C" NOT NULL,
	"facility_group_nm" varchar(60) DEFAULT '' NOT NULL,
	"first_setup_min" integer DEFAULT 0 NOT NULL,
	"other_setup_min" integer DEFAULT 0 NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("facility_group_cd", '')) || ' ' || kaname_fold(coalesce("facility_group_nm", '')))) STORED,
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
	"priority" integer DEFAULT 1 NOT NULL,
	"efficiency" numeric(4, 1) DEFAULT '100' NOT NULL,
	"setup_group" varchar(10) COLLATE "C" NOT NULL,
	"lot_min" numeric(12, 3) DEFAULT '0' NOT NULL,
	"lot_max" numeric(12, 3) DEFAULT '0' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("item_cd", '')) || ' ' || kaname_fold(coalesce("work_cd", '')) || ' ' || kaname_fold(coalesce("facility_cd", '')) || ' ' || kaname_fold(coalesce("setup_group", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "facility_toc_company_cd_factory_cd_item_cd_work_cd_facility_cd_pk" PRIMARY KEY("company_cd","factory_cd","item_cd","work_cd","facility_cd")
);
--> statement-breakpoint
CREATE TABLE "factory" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"factory_nm" varchar(60) DEFAULT '' NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"postal_cd" varchar(10) DEFAULT '' NOT NULL,
	"address" varchar(200) DEFAULT '' NOT NULL,
	"phone" varchar(20) DEFAULT '' NOT NULL,
	"time_zone" varchar(40) DEFAULT '' NOT NULL,
	"start_dt" date,
	"day_change" varchar(5) DEFAULT '' NOT NULL,
	"horizon_days" integer DEFAULT 90 NOT NULL,
	"frozen_days" integer DEFAULT 0 NOT NULL,
	"advice_days" integer DEFAULT 2 NOT NULL,
	"expedite_days" integer DEFAULT 30 NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("factory_cd", '')) || ' ' || kaname_fold(coalesce("factory_nm", '')) || ' ' || kaname_fold(coalesce("kana", '')) || ' ' || kaname_fold(coalesce("phone", '')) || ' ' || kaname_fold(replace(coalesce("phone", ''), '-', '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "factory_company_cd_factory_cd_pk" PRIMARY KEY("company_cd","factory_cd")
);
--> statement-breakpoint
CREATE TABLE "final_inspection" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"inspection_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "final_inspection_inspection_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"work_order_no" varchar(20) COLLATE "C" NOT NULL,
	"location_cd" varchar(20) COLLATE "C" NOT NULL,
	"lot_no" varchar(40) COLLATE "C" NOT NULL,
	"good_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"defective_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"reason_cd" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"good_reason" varchar(200) DEFAULT '' NOT NULL,
	"biz_dt" date NOT NULL,
	"judged_at" timestamp(3) with time zone NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "final_inspection_company_cd_inspection_no_pk" PRIMARY KEY("company_cd","inspection_no")
);
--> statement-breakpoint
CREATE TABLE "final_inspection_measure" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"inspection_no" bigint NOT NULL,
	"sort_no" integer NOT NULL,
	"piece_no" integer NOT NULL,
	"point_no" varchar(10) COLLATE "C" NOT NULL,
	"point_nm" varchar(40) NOT NULL,
	"measure_unit" varchar(10) NOT NULL,
	"lower_limit" numeric(14, 4) NOT NULL,
	"upper_limit" numeric(14, 4) NOT NULL,
	"measured_value" numeric(14, 4) NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "final_inspection_measure_company_cd_inspection_no_piece_no_point_no_pk" PRIMARY KEY("company_cd","inspection_no","piece_no","point_no")
);
--> statement-breakpoint
CREATE TABLE "forecast_firm" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"customer_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"firm_to_dt" date NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "forecast_firm_company_cd_factory_cd_customer_cd_branch_no_pk" PRIMARY KEY("company_cd","factory_cd","customer_cd","branch_no")
);
--> statement-breakpoint
CREATE TABLE "forecast_order" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"customer_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"month" varchar(7) COLLATE "C" NOT NULL,
	"version_no" integer NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"destination_cd" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"period_dt" date NOT NULL,
	"ship_item_cd" varchar(20) COLLATE "C" NOT NULL,
	"qty" numeric(13, 3) NOT NULL,
	"consumed_qty" numeric(13, 3) DEFAULT '0' NOT NULL,
	"expired_qty" numeric(13, 3) DEFAULT '0' NOT NULL,
	CONSTRAINT "forecast_order_pk" PRIMARY KEY("company_cd","factory_cd","customer_cd","branch_no","month","version_no","item_cd","destination_cd","period_dt"),
	CONSTRAINT "forecast_order_adds_up" CHECK ("forecast_order"."qty" > 0 AND "forecast_order"."consumed_qty" >= 0 AND "forecast_order"."expired_qty" >= 0 AND "forecast_order"."consumed_qty" + "forecast_order"."expired_qty" <= "forecast_order"."qty")
);
--> statement-breakpoint
CREATE TABLE "forecast_version" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"customer_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"month" varchar(7) COLLATE "C" NOT NULL,
	"version_no" integer NOT NULL,
	"period_kind" varchar(1) COLLATE "C" NOT NULL,
	"received_dt" date NOT NULL,
	"source" varchar(1) COLLATE "C" NOT NULL,
	"file_nm" varchar(255) DEFAULT '' NOT NULL,
	"import_no" bigint,
	"withdrawn_dt" timestamp with time zone,
	"counts" boolean NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "forecast_version_company_cd_factory_cd_customer_cd_branch_no_month_version_no_pk" PRIMARY KEY("company_cd","factory_cd","customer_cd","branch_no","month","version_no"),
	CONSTRAINT "forecast_version_withdrawn" CHECK ("forecast_version"."withdrawn_dt" IS NULL OR NOT "forecast_version"."counts")
);
--> statement-breakpoint
CREATE TABLE "gantt_change" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"change_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "gantt_change_change_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"places" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"undone_flg" boolean DEFAULT false NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "gantt_change_company_cd_change_no_pk" PRIMARY KEY("company_cd","change_no")
);
--> statement-breakpoint
CREATE TABLE "guarded_act" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"act_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "guarded_act_act_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"act_kind" varchar(1) COLLATE "C" NOT NULL,
	"supplier_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"subject" varchar(60) NOT NULL,
	"figure" varchar(20) NOT NULL,
	"reason" varchar(200) NOT NULL,
	"act_status" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"decide_user" varchar(20) COLLATE "C",
	"decide_dt" timestamp(3) with time zone,
	"decide_reason" varchar(200) DEFAULT '' NOT NULL,
	"used_user" varchar(20) COLLATE "C",
	"used_dt" timestamp(3) with time zone,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "guarded_act_company_cd_act_no_pk" PRIMARY KEY("company_cd","act_no")
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"user_cd" varchar(20) COLLATE "C" NOT NULL,
	"key" varchar(80) COLLATE "C" NOT NULL,
	"path" varchar(200) COLLATE "C" NOT NULL,
	"body_hash" varchar(64) COLLATE "C" NOT NULL,
	"answer" jsonb,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_company_cd_user_cd_key_pk" PRIMARY KEY("company_cd","user_cd","key")
);
--> statement-breakpoint
CREATE TABLE "import_file" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"target" varchar(60) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"file_hash" varchar(64) COLLATE "C" NOT NULL,
	"file_nm" varchar(255) NOT NULL,
	"row_cnt" integer NOT NULL,
	"imported_by" varchar(20) COLLATE "C" NOT NULL,
	"imported_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_file_company_cd_target_factory_cd_file_hash_pk" PRIMARY KEY("company_cd","target","factory_cd","file_hash")
);
--> statement-breakpoint
CREATE TABLE "inspection_certificate" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"work_order_no" varchar(20) COLLATE "C" NOT NULL,
	"lot_no" varchar(40) COLLATE "C" NOT NULL,
	"revision" integer NOT NULL,
	"language" varchar(2) COLLATE "C" NOT NULL,
	"inspection_no" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"file_no" bigint NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "inspection_certificate_company_cd_factory_cd_work_order_no_lot_no_revision_language_pk" PRIMARY KEY("company_cd","factory_cd","work_order_no","lot_no","revision","language")
);
--> statement-breakpoint
CREATE TABLE "inspection_point" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"point_no" varchar(10) COLLATE "C" NOT NULL,
	"point_nm" varchar(40) DEFAULT '' NOT NULL,
	"process_no" integer DEFAULT 0 NOT NULL,
	"lower_limit" numeric(12, 4) DEFAULT '0' NOT NULL,
	"upper_limit" numeric(12, 4) DEFAULT '0' NOT NULL,
	"measure_unit" varchar(10) DEFAULT '' NOT NULL,
	"sort_no" integer DEFAULT 0 NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("item_cd", '')) || ' ' || kaname_fold(coalesce("point_no", '')) || ' ' || kaname_fold(coalesce("point_nm", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "inspection_point_company_cd_item_cd_point_no_pk" PRIMARY KEY("company_cd","item_cd","point_no")
);
--> statement-breakpoint
CREATE TABLE "inventory" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"inventory_no" varchar(40) COLLATE "C" NOT NULL,
	"count_dt" date NOT NULL,
	"location_cd" varchar(20) COLLATE "C" NOT NULL,
	"item_type_cd" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"item_rank" varchar(1) COLLATE "C" DEFAULT '' NOT NULL,
	"spare_tags" integer DEFAULT 0 NOT NULL,
	"cycle_cd" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"approved_by" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"inventory_div" varchar(1) COLLATE "C" NOT NULL,
	"status" varchar(1) COLLATE "C" NOT NULL,
	"locked_at" timestamp(3) with time zone,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "inventory_company_cd_factory_cd_inventory_no_pk" PRIMARY KEY("company_cd","factory_cd","inventory_no")
);
--> statement-breakpoint
CREATE TABLE "inventory_cycle" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"cycle_cd" varchar(10) COLLATE "C" NOT NULL,
	"cycle_nm" varchar(60) DEFAULT '' NOT NULL,
	"location_cd" varchar(20) COLLATE "C" NOT NULL,
	"item_type_cd" varchar(10) COLLATE "C",
	"item_rank" varchar(20) COLLATE "C" DEFAULT '-' NOT NULL,
	"inventory_div" varchar(20) COLLATE "C" DEFAULT '0' NOT NULL,
	"start_dt" date NOT NULL,
	"interval_days" integer DEFAULT 30 NOT NULL,
	"spare_tags" integer DEFAULT 0 NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("cycle_cd", '')) || ' ' || kaname_fold(coalesce("cycle_nm", '')) || ' ' || kaname_fold(coalesce("location_cd", '')) || ' ' || kaname_fold(coalesce("item_type_cd", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "inventory_cycle_company_cd_factory_cd_cycle_cd_pk" PRIMARY KEY("company_cd","factory_cd","cycle_cd")
);
--> statement-breakpoint
CREATE TABLE "inventory_line" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"inventory_no" varchar(40) COLLATE "C" NOT NULL,
	"line_no" integer NOT NULL,
	"location_cd" varchar(20) COLLATE "C" NOT NULL,
	"item_cd" varchar(40) COLLATE "C" NOT NULL,
	"lot_no" varchar(40) COLLATE "C" DEFAULT '' NOT NULL,
	"ownership" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"owner_cd" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"quality" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"process_no" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"book_qty" numeric(16, 3) NOT NULL,
	"counted_qty" numeric(16, 3),
	"second_qty" numeric(16, 3),
	"second_by" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"reason_cd" varchar(10) DEFAULT '' NOT NULL,
	"counted_by" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"counted_at" timestamp(3) with time zone,
	CONSTRAINT "inventory_line_company_cd_factory_cd_inventory_no_line_no_pk" PRIMARY KEY("company_cd","factory_cd","inventory_no","line_no"),
	CONSTRAINT "inventory_line_not_negative" CHECK ("inventory_line"."counted_qty" >= 0)
);
--> statement-breakpoint
CREATE TABLE "inventory_no_control" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"kind" varchar(20) COLLATE "C" NOT NULL,
	"kind_nm" varchar(60) DEFAULT '' NOT NULL,
	"prefix" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"digits" integer DEFAULT 6 NOT NULL,
	"start_no" integer DEFAULT 0 NOT NULL,
	"end_no" integer DEFAULT 999999 NOT NULL,
	"step" integer DEFAULT 1 NOT NULL,
	"reset_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("kind", '')) || ' ' || kaname_fold(coalesce("kind_nm", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "inventory_no_control_company_cd_factory_cd_kind_pk" PRIMARY KEY("company_cd","factory_cd","kind"),
	CONSTRAINT "inventory_no_control_counts_up" CHECK ("inventory_no_control"."step" >= 1 AND "inventory_no_control"."start_no" + "inventory_no_control"."step" <= "inventory_no_control"."end_no"),
	CONSTRAINT "inventory_no_control_has_room" CHECK (length("inventory_no_control"."end_no"::text) <= "inventory_no_control"."digits"),
	CONSTRAINT "inventory_no_control_period_in_prefix" CHECK (CASE "inventory_no_control"."reset_div" WHEN '0' THEN true WHEN '1' THEN "inventory_no_control"."prefix" LIKE '%{yy%'
            WHEN '2' THEN "inventory_no_control"."prefix" LIKE '%{yy%' AND "inventory_no_control"."prefix" LIKE '%{MM}%'
            ELSE "inventory_no_control"."prefix" LIKE '%{yy%' AND "inventory_no_control"."prefix" LIKE '%{MM}%' AND "inventory_no_control"."prefix" LIKE '%{dd}%' END)
);
--> statement-breakpoint
CREATE TABLE "inventory_tag" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"inventory_no" varchar(40) COLLATE "C" NOT NULL,
	"tag_no" integer NOT NULL,
	"user_cd" varchar(20) COLLATE "C" NOT NULL,
	CONSTRAINT "inventory_tag_company_cd_factory_cd_inventory_no_tag_no_pk" PRIMARY KEY("company_cd","factory_cd","inventory_no","tag_no")
);
--> statement-breakpoint
CREATE TABLE "invoice_statement" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"statement_no" varchar(20) COLLATE "C" NOT NULL,
	"customer_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"closing_dt" date NOT NULL,
	"pay_dt" date NOT NULL,
	"sales_cnt" integer NOT NULL,
	"previous_amount" numeric(18, 0) NOT NULL,
	"received_amount" numeric(18, 0) NOT NULL,
	"carried_amount" numeric(18, 0) NOT NULL,
	"net_amount" numeric(18, 0) NOT NULL,
	"tax_amount" numeric(18, 0) NOT NULL,
	"sales_amount" numeric(18, 0) NOT NULL,
	"billed_amount" numeric(18, 0) NOT NULL,
	"due_amount" numeric(18, 0) NOT NULL,
	"settled_amount" numeric(18, 0) DEFAULT '0' NOT NULL,
	"invoice_reg_no" varchar(14) COLLATE "C" NOT NULL,
	"statement_status" varchar(1) COLLATE "C" NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_statement_company_cd_statement_no_pk" PRIMARY KEY("company_cd","statement_no")
);
--> statement-breakpoint
CREATE TABLE "invoice_statement_tax" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"statement_no" varchar(20) COLLATE "C" NOT NULL,
	"tax_cd" varchar(2) COLLATE "C" NOT NULL,
	"tax_rate" numeric(5, 2) NOT NULL,
	"net_amount" numeric(18, 0) NOT NULL,
	"tax_amount" numeric(18, 0) NOT NULL,
	CONSTRAINT "invoice_statement_tax_company_cd_statement_no_tax_cd_tax_rate_pk" PRIMARY KEY("company_cd","statement_no","tax_cd","tax_rate")
);
--> statement-breakpoint
CREATE TABLE "item" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"item_nm" varchar(80) DEFAULT '' NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"drawing_no" varchar(40) DEFAULT '' NOT NULL,
	"drawing_rev" varchar(10) DEFAULT '' NOT NULL,
	"spec" varchar(80) DEFAULT '' NOT NULL,
	"item_type_cd" varchar(10) COLLATE "C" NOT NULL,
	"kind_cd" varchar(10) COLLATE "C",
	"unit_cd" varchar(20) COLLATE "C" NOT NULL,
	"make_buy" varchar(20) COLLATE "C" NOT NULL,
	"rank" varchar(20) COLLATE "C" DEFAULT 'B' NOT NULL,
	"phantom_flg" boolean DEFAULT false NOT NULL,
	"order_made_flg" boolean DEFAULT false NOT NULL,
	"maker_nm" varchar(60) DEFAULT '' NOT NULL,
	"maker_item_no" varchar(60) DEFAULT '' NOT NULL,
	"successor_item_cd" varchar(20) COLLATE "C",
	"stock_flg" boolean DEFAULT false NOT NULL,
	"shippable_flg" boolean DEFAULT false NOT NULL,
	"lot_control" varchar(20) COLLATE "C" DEFAULT '0' NOT NULL,
	"shelf_life_days" integer DEFAULT 0 NOT NULL,
	"inspection_flg" boolean DEFAULT false NOT NULL,
	"final_flg" boolean DEFAULT false NOT NULL,
	"package_cd" varchar(10) COLLATE "C",
	"weight" numeric(9, 4) DEFAULT '0' NOT NULL,
	"safety_stock" numeric(12, 3) DEFAULT '0' NOT NULL,
	"lead_time" integer DEFAULT 0 NOT NULL,
	"safety_lead_time" integer DEFAULT 0 NOT NULL,
	"lot_min" numeric(12, 3) DEFAULT '0' NOT NULL,
	"lot_step" numeric(12, 3) DEFAULT '0' NOT NULL,
	"lot_max" numeric(12, 3) DEFAULT '0' NOT NULL,
	"scrap_rate" numeric(4, 2) DEFAULT '0' NOT NULL,
	"std_price" numeric(10, 2) DEFAULT '0' NOT NULL,
	"std_price_base_qty" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"purchase_price" numeric(10, 2) DEFAULT '0' NOT NULL,
	"purchase_price_base_qty" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"sales_unit_cd" varchar(20) COLLATE "C",
	"sales_unit_qty" numeric(12, 6) DEFAULT '1' NOT NULL,
	"purchase_unit_cd" varchar(20) COLLATE "C",
	"purchase_unit_qty" numeric(12, 6) DEFAULT '1' NOT NULL,
	"tax_cd" varchar(20) COLLATE "C" NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("item_cd", '')) || ' ' || kaname_fold(coalesce("item_nm", '')) || ' ' || kaname_fold(coalesce("kana", '')) || ' ' || kaname_fold(coalesce("item_type_cd", '')) || ' ' || kaname_fold(coalesce("kind_cd", '')) || ' ' || kaname_fold(coalesce("unit_cd", '')) || ' ' || kaname_fold(coalesce("successor_item_cd", '')) || ' ' || kaname_fold(coalesce("package_cd", '')) || ' ' || kaname_fold(coalesce("sales_unit_cd", '')) || ' ' || kaname_fold(coalesce("purchase_unit_cd", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "item_company_cd_item_cd_pk" PRIMARY KEY("company_cd","item_cd")
);
--> statement-breakpoint
CREATE TABLE "item_cost" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"item_cd" varchar(40) COLLATE "C" NOT NULL,
	"cost_method" varchar(1) COLLATE "C" NOT NULL,
	"qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"unit_cost" numeric(15, 6) DEFAULT '0' NOT NULL,
	"amount" numeric(20, 0) DEFAULT '0' NOT NULL,
	CONSTRAINT "item_cost_company_cd_factory_cd_item_cd_pk" PRIMARY KEY("company_cd","factory_cd","item_cd"),
	CONSTRAINT "item_cost_of_something" CHECK ("item_cost"."qty" >= 0 AND "item_cost"."amount" >= 0 AND ("item_cost"."qty" > 0 OR "item_cost"."amount" = 0))
);
--> statement-breakpoint
CREATE TABLE "item_factory" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"location_cd" varchar(20) COLLATE "C" NOT NULL,
	"ship_location_cd" varchar(20) COLLATE "C",
	"over_tolerance" numeric(5, 2) DEFAULT '0' NOT NULL,
	"under_tolerance" numeric(5, 2) DEFAULT '0' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("item_cd", '')) || ' ' || kaname_fold(coalesce("location_cd", '')) || ' ' || kaname_fold(coalesce("ship_location_cd", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "item_factory_company_cd_factory_cd_item_cd_pk" PRIMARY KEY("company_cd","factory_cd","item_cd")
);
--> statement-breakpoint
CREATE TABLE "item_standard_cost" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"from_dt" date NOT NULL,
	"material_cost" numeric(10, 2) DEFAULT '0' NOT NULL,
	"labour_cost" numeric(10, 2) DEFAULT '0' NOT NULL,
	"machine_cost" numeric(10, 2) DEFAULT '0' NOT NULL,
	"outside_cost" numeric(10, 2) DEFAULT '0' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("item_cd", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "item_standard_cost_company_cd_factory_cd_item_cd_from_dt_pk" PRIMARY KEY("company_cd","factory_cd","item_cd","from_dt")
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
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("item_type_cd", '')) || ' ' || kaname_fold(coalesce("item_type_nm", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "item_type_company_cd_item_type_cd_pk" PRIMARY KEY("company_cd","item_type_cd")
);
--> statement-breakpoint
CREATE TABLE "job" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"job_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "job_job_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" varchar(60) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"user_cd" varchar(20) COLLATE "C" NOT NULL,
	"username" varchar(60) NOT NULL,
	"language" varchar(2) COLLATE "C" NOT NULL,
	"input" jsonb NOT NULL,
	"state" varchar(10) COLLATE "C" DEFAULT 'waiting' NOT NULL,
	"unique_key" varchar(200) COLLATE "C",
	"scheduled" boolean DEFAULT false NOT NULL,
	"alone_key" varchar(10) COLLATE "C",
	"not_before" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"takeover_cnt" integer DEFAULT 0 NOT NULL,
	"lease_token" varchar(40) COLLATE "C",
	"lease_until" timestamp(3) with time zone,
	"worker" varchar(80) COLLATE "C",
	"cancel_requested" boolean DEFAULT false NOT NULL,
	"done_cnt" integer DEFAULT 0 NOT NULL,
	"total_cnt" integer,
	"note" jsonb,
	"result" jsonb,
	"error_cd" varchar(40) COLLATE "C",
	"error_params" jsonb,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"start_dt" timestamp(3) with time zone,
	"end_dt" timestamp(3) with time zone,
	CONSTRAINT "job_company_cd_job_no_pk" PRIMARY KEY("company_cd","job_no")
);
--> statement-breakpoint
CREATE TABLE "job_file" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"job_no" bigint NOT NULL,
	"file_nm" varchar(200) NOT NULL,
	"size" integer NOT NULL,
	"expires_dt" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "job_file_company_cd_job_no_pk" PRIMARY KEY("company_cd","job_no")
);
--> statement-breakpoint
CREATE TABLE "job_file_chunk" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"job_no" bigint NOT NULL,
	"chunk_no" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "job_file_chunk_company_cd_job_no_chunk_no_pk" PRIMARY KEY("company_cd","job_no","chunk_no")
);
--> statement-breakpoint
CREATE TABLE "job_log" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"log_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "job_log_log_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_no" bigint NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"words" jsonb NOT NULL,
	CONSTRAINT "job_log_company_cd_log_no_pk" PRIMARY KEY("company_cd","log_no")
);
--> statement-breakpoint
CREATE TABLE "journal_account" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"journal_use" varchar(20) COLLATE "C" NOT NULL,
	"account_cd" varchar(10) DEFAULT '' NOT NULL,
	"account_nm" varchar(60) DEFAULT '' NOT NULL,
	"sub_flg" boolean DEFAULT false NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("account_nm", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "journal_account_company_cd_journal_use_pk" PRIMARY KEY("company_cd","journal_use")
);
--> statement-breakpoint
CREATE TABLE "journal_entry" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"export_no" varchar(20) COLLATE "C" NOT NULL,
	"line_no" integer NOT NULL,
	"entry_dt" date NOT NULL,
	"source" varchar(1) COLLATE "C" NOT NULL,
	"source_factory" varchar(20) COLLATE "C" NOT NULL,
	"source_no" varchar(20) COLLATE "C" NOT NULL,
	"partner_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"debit_use" varchar(2) COLLATE "C" NOT NULL,
	"credit_use" varchar(2) COLLATE "C" NOT NULL,
	"amount" numeric(18, 0) NOT NULL,
	"tax_cd" varchar(2) COLLATE "C" NOT NULL,
	"tax_rate" numeric(5, 2) NOT NULL,
	"deductible_rate" numeric(5, 2) DEFAULT '100' NOT NULL,
	"tax_amount" numeric(18, 0) NOT NULL,
	CONSTRAINT "journal_entry_company_cd_export_no_line_no_pk" PRIMARY KEY("company_cd","export_no","line_no")
);
--> statement-breakpoint
CREATE TABLE "journal_export" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"export_no" varchar(20) COLLATE "C" NOT NULL,
	"journal_month" varchar(7) COLLATE "C" NOT NULL,
	"journal_layout" varchar(1) COLLATE "C" NOT NULL,
	"journal_book" varchar(1) COLLATE "C" DEFAULT '1' NOT NULL,
	"entry_cnt" integer NOT NULL,
	"sales_amount" numeric(18, 0) NOT NULL,
	"purchase_amount" numeric(18, 0) DEFAULT '0' NOT NULL,
	"tax_amount" numeric(18, 0) NOT NULL,
	"received_amount" numeric(18, 0) NOT NULL,
	"paid_amount" numeric(18, 0) DEFAULT '0' NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "journal_export_company_cd_export_no_pk" PRIMARY KEY("company_cd","export_no")
);
--> statement-breakpoint
CREATE TABLE "kind" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"kind_cd" varchar(10) COLLATE "C" NOT NULL,
	"kind_nm" varchar(60) DEFAULT '' NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("kind_cd", '')) || ' ' || kaname_fold(coalesce("kind_nm", '')) || ' ' || kaname_fold(coalesce("kana", '')))) STORED,
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
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("supplier_cd", '')) || ' ' || kaname_fold(coalesce("branch_no", '')) || ' ' || kaname_fold(coalesce("item_cd", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "lead_time_company_cd_factory_cd_supplier_cd_branch_no_item_cd_pk" PRIMARY KEY("company_cd","factory_cd","supplier_cd","branch_no","item_cd")
);
--> statement-breakpoint
CREATE TABLE "life_cycle" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"table_nm" varchar(60) COLLATE "C" NOT NULL,
	"action" varchar(1) COLLATE "C" NOT NULL,
	"months" integer NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "life_cycle_company_cd_table_nm_pk" PRIMARY KEY("company_cd","table_nm")
);
--> statement-breakpoint
CREATE TABLE "list_view" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"user_cd" varchar(20) COLLATE "C" NOT NULL,
	"list" varchar(60) COLLATE "C" NOT NULL,
	"layout" jsonb,
	"default_search" bigint,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_view_company_cd_user_cd_list_pk" PRIMARY KEY("company_cd","user_cd","list")
);
--> statement-breakpoint
CREATE TABLE "lot" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"item_cd" varchar(40) COLLATE "C" NOT NULL,
	"lot_no" varchar(40) COLLATE "C" NOT NULL,
	"received_dt" date NOT NULL,
	"expiry_dt" date,
	"supplier_lot" varchar(60) DEFAULT '' NOT NULL,
	"made_dt" date,
	"hold_flg" boolean DEFAULT false NOT NULL,
	"hold_reason" varchar(200) DEFAULT '' NOT NULL,
	"first_article_flg" boolean DEFAULT false NOT NULL,
	CONSTRAINT "lot_company_cd_item_cd_lot_no_pk" PRIMARY KEY("company_cd","item_cd","lot_no")
);
--> statement-breakpoint
CREATE TABLE "menu" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"entries" jsonb NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "menu_company_cd_pk" PRIMARY KEY("company_cd")
);
--> statement-breakpoint
CREATE TABLE "mes_handover" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"handover_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "mes_handover_handover_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"biz_dt" date NOT NULL,
	"shift_cd" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"shift_nm" varchar(40) DEFAULT '' NOT NULL,
	"written_at" timestamp(3) with time zone NOT NULL,
	"remarks" varchar(500) DEFAULT '' NOT NULL,
	"held" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"signed_worker_cd" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"signed_at" timestamp(3) with time zone,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mes_handover_company_cd_factory_cd_handover_no_pk" PRIMARY KEY("company_cd","factory_cd","handover_no")
);
--> statement-breakpoint
CREATE TABLE "mes_handover_line" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"handover_no" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"facility_cd" varchar(10) COLLATE "C" NOT NULL,
	"shown" jsonb NOT NULL,
	"note" varchar(200) DEFAULT '' NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mes_handover_line_company_cd_factory_cd_handover_no_line_no_pk" PRIMARY KEY("company_cd","factory_cd","handover_no","line_no")
);
--> statement-breakpoint
CREATE TABLE "mes_help" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"help_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "mes_help_help_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"facility_cd" varchar(10) COLLATE "C" NOT NULL,
	"help_cd" varchar(10) COLLATE "C" NOT NULL,
	"help_status" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"worker_cd" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"work_order_no" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"process_no" integer DEFAULT 0 NOT NULL,
	"called_at" timestamp(3) with time zone NOT NULL,
	"attended_at" timestamp(3) with time zone,
	"attended_by" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"attended_user" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"settled_at" timestamp(3) with time zone,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mes_help_company_cd_factory_cd_help_no_pk" PRIMARY KEY("company_cd","factory_cd","help_no")
);
--> statement-breakpoint
CREATE TABLE "mes_measure" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"measure_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "mes_measure_measure_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"about" varchar(100) NOT NULL,
	"action" varchar(200) DEFAULT '' NOT NULL,
	"worker_cd" varchar(10) COLLATE "C" NOT NULL,
	"due_dt" date NOT NULL,
	"raised_dt" date NOT NULL,
	"measure_status" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"result" varchar(200) DEFAULT '' NOT NULL,
	"closed_dt" date,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mes_measure_company_cd_factory_cd_measure_no_pk" PRIMARY KEY("company_cd","factory_cd","measure_no")
);
--> statement-breakpoint
CREATE TABLE "mes_recall_drill" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"drill_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "mes_recall_drill_drill_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"began_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"asked" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"lots" integer DEFAULT 0 NOT NULL,
	"open_lots" integer DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"customers" integer DEFAULT 0 NOT NULL,
	"boxes" integer DEFAULT 0 NOT NULL,
	"remarks" varchar(200) DEFAULT '' NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mes_recall_drill_company_cd_factory_cd_drill_no_pk" PRIMARY KEY("company_cd","factory_cd","drill_no")
);
--> statement-breakpoint
CREATE TABLE "mes_refused_event" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"refused_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "mes_refused_event_refused_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_kind" varchar(1) COLLATE "C" NOT NULL,
	"work_order_no" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"process_no" integer DEFAULT 0 NOT NULL,
	"worker_cd" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"facility_cd" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"activity_cd" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"good_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"defective_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"rework_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"reason_cd" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"measures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"serial_nos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"client_key" varchar(40) NOT NULL,
	"occurred_at" timestamp(3) with time zone NOT NULL,
	"refusal" varchar(500) DEFAULT '' NOT NULL,
	"refused_status" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"settled_reason" varchar(200) DEFAULT '' NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mes_refused_event_company_cd_factory_cd_refused_no_pk" PRIMARY KEY("company_cd","factory_cd","refused_no")
);
--> statement-breakpoint
CREATE TABLE "mes_terminal" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"terminal_key" varchar(40) NOT NULL,
	"facility_cd" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"worker_cd" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"unsent_cnt" integer DEFAULT 0 NOT NULL,
	"seen_at" timestamp(3) with time zone NOT NULL,
	"left_flg" boolean DEFAULT false NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mes_terminal_company_cd_factory_cd_terminal_key_pk" PRIMARY KEY("company_cd","factory_cd","terminal_key")
);
--> statement-breakpoint
CREATE TABLE "number_counter" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"series" varchar(40) COLLATE "C" NOT NULL,
	"kind" varchar(20) COLLATE "C" NOT NULL,
	"period" varchar(8) COLLATE "C" NOT NULL,
	"current_no" integer NOT NULL,
	"last_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "number_counter_company_cd_factory_cd_series_kind_period_pk" PRIMARY KEY("company_cd","factory_cd","series","kind","period")
);
--> statement-breakpoint
CREATE TABLE "oidc_state" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"state_hash" varchar(64) COLLATE "C" NOT NULL,
	"code_verifier" varchar(200) NOT NULL,
	"nonce" varchar(200) NOT NULL,
	"user_cd" varchar(20) COLLATE "C",
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "oidc_state_company_cd_state_hash_pk" PRIMARY KEY("company_cd","state_hash")
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
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("operation_cd", '')) || ' ' || kaname_fold(coalesce("operation_nm", '')) || ' ' || kaname_fold(coalesce("kana", '')) || ' ' || kaname_fold(coalesce("location_cd", '')) || ' ' || kaname_fold(coalesce("supplier_cd", '')) || ' ' || kaname_fold(coalesce("supplier_branch_no", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "operation_company_cd_factory_cd_operation_cd_pk" PRIMARY KEY("company_cd","factory_cd","operation_cd")
);
--> statement-breakpoint
CREATE TABLE "order_import" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"import_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_import_import_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file_nm" varchar(255) NOT NULL,
	"file_no" bigint NOT NULL,
	"file_hash" varchar(64) COLLATE "C" NOT NULL,
	"target" varchar(20) COLLATE "C" NOT NULL,
	"matching_cd" varchar(20) COLLATE "C" NOT NULL,
	"version" integer NOT NULL,
	"import_status" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"heading" jsonb NOT NULL,
	"row_cnt" integer NOT NULL,
	"error_cnt" integer NOT NULL,
	"order_cnt" integer DEFAULT 0 NOT NULL,
	"reset_reason" varchar(100) DEFAULT '' NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_import_company_cd_import_no_pk" PRIMARY KEY("company_cd","import_no"),
	CONSTRAINT "order_import_in_a_state" CHECK ("order_import"."import_status" IN ('0', '1', '2', '3'))
);
--> statement-breakpoint
CREATE TABLE "order_import_row" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"import_no" bigint NOT NULL,
	"row_no" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"corrected" jsonb,
	"assessed" jsonb NOT NULL,
	CONSTRAINT "order_import_row_company_cd_import_no_row_no_pk" PRIMARY KEY("company_cd","import_no","row_no")
);
--> statement-breakpoint
CREATE TABLE "order_message" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"message_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_message_message_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"supply_kind" varchar(10) COLLATE "C" NOT NULL,
	"supply_no" varchar(20) COLLATE "C" NOT NULL,
	"supply_line" integer NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"due_dt" date NOT NULL,
	"qty" numeric(16, 3) NOT NULL,
	"move_advice" varchar(1) COLLATE "C" DEFAULT '' NOT NULL,
	"advised_dt" date,
	"change_advice" varchar(1) COLLATE "C" DEFAULT '' NOT NULL,
	"advised_qty" numeric(16, 3),
	"message_state" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"reason" varchar(200) DEFAULT '' NOT NULL,
	"owner_user" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_message_company_cd_message_no_pk" PRIMARY KEY("company_cd","message_no")
);
--> statement-breakpoint
CREATE TABLE "order_proposal" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"proposal_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_proposal_proposal_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"supplier_cd" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"branch_no" varchar(4) COLLATE "C" DEFAULT '' NOT NULL,
	"qty" numeric(16, 3) NOT NULL,
	"need_dt" date NOT NULL,
	"seq" integer DEFAULT 1 NOT NULL,
	"order_dt" date NOT NULL,
	"due_dt" date NOT NULL,
	"order_method" varchar(1) COLLATE "C" NOT NULL,
	"source" varchar(1) COLLATE "C" NOT NULL,
	"late_reason" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"late_days" integer DEFAULT 0 NOT NULL,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"purposes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"demand_kind" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"demand_no" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"demand_line" integer DEFAULT 0 NOT NULL,
	"edited_flg" boolean DEFAULT false NOT NULL,
	"move_advice" varchar(1) COLLATE "C" DEFAULT '' NOT NULL,
	"advised_dt" date,
	"change_advice" varchar(1) COLLATE "C" DEFAULT '' NOT NULL,
	"advised_qty" numeric(16, 3),
	"proposal_state" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"reason" varchar(200) DEFAULT '' NOT NULL,
	"po_no" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"po_line_no" integer DEFAULT 0 NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_proposal_company_cd_proposal_no_pk" PRIMARY KEY("company_cd","proposal_no")
);
--> statement-breakpoint
CREATE TABLE "organization" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"organization_cd" varchar(10) COLLATE "C" NOT NULL,
	"organization_nm" varchar(60) DEFAULT '' NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"parent_cd" varchar(10) COLLATE "C",
	"note" varchar(200) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("organization_cd", '')) || ' ' || kaname_fold(coalesce("organization_nm", '')) || ' ' || kaname_fold(coalesce("kana", '')) || ' ' || kaname_fold(coalesce("parent_cd", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "organization_company_cd_organization_cd_pk" PRIMARY KEY("company_cd","organization_cd")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"outbox_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "outbox_outbox_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" varchar(30) COLLATE "C" NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"next_try_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp(3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"error" text,
	"lane" varchar(60) COLLATE "C",
	CONSTRAINT "outbox_company_cd_outbox_no_pk" PRIMARY KEY("company_cd","outbox_no")
);
--> statement-breakpoint
CREATE TABLE "outside_move" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"move_no" varchar(20) COLLATE "C" NOT NULL,
	"move_kind" varchar(1) COLLATE "C" NOT NULL,
	"move_dt" date NOT NULL,
	"supplier_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"supplier_slip_no" varchar(30) DEFAULT '' NOT NULL,
	"move_state" varchar(1) COLLATE "C" DEFAULT '1' NOT NULL,
	"cancel_reason" varchar(100) DEFAULT '' NOT NULL,
	"remarks" varchar(200) DEFAULT '' NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "outside_move_company_cd_factory_cd_move_no_pk" PRIMARY KEY("company_cd","factory_cd","move_no")
);
--> statement-breakpoint
CREATE TABLE "outside_move_line" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"move_no" varchar(20) COLLATE "C" NOT NULL,
	"line_no" integer NOT NULL,
	"po_no" varchar(20) COLLATE "C" NOT NULL,
	"po_line_no" integer NOT NULL,
	"sent_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"good_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"defective_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"defect_reason" varchar(100) DEFAULT '' NOT NULL,
	"claim_amount" numeric(15, 0) DEFAULT '0' NOT NULL,
	"next_po_no" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"next_line_no" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "outside_move_line_company_cd_factory_cd_move_no_line_no_pk" PRIMARY KEY("company_cd","factory_cd","move_no","line_no")
);
--> statement-breakpoint
CREATE TABLE "outside_step" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"po_no" varchar(20) COLLATE "C" NOT NULL,
	"po_line_no" integer NOT NULL,
	"work_kind" varchar(20) COLLATE "C" NOT NULL,
	"work_order_no" varchar(20) COLLATE "C" NOT NULL,
	"process_no" integer NOT NULL,
	"operation_nm" varchar(80) NOT NULL,
	"before_no" integer NOT NULL,
	"before_cd" varchar(20) COLLATE "C" NOT NULL,
	"place_cd" varchar(20) COLLATE "C" NOT NULL,
	"rest_cd" varchar(20) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"lot_no" varchar(40) COLLATE "C" NOT NULL,
	"sent_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"good_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"defective_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"claim_amount" numeric(15, 0) DEFAULT '0' NOT NULL,
	"out_dt" date,
	CONSTRAINT "outside_step_company_cd_factory_cd_po_no_po_line_no_pk" PRIMARY KEY("company_cd","factory_cd","po_no","po_line_no"),
	CONSTRAINT "outside_step_there" CHECK ("outside_step"."sent_qty" >= "outside_step"."good_qty" + "outside_step"."defective_qty" AND "outside_step"."good_qty" >= 0 AND "outside_step"."defective_qty" >= 0)
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
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("package_cd", '')) || ' ' || kaname_fold(coalesce("package_nm", '')))) STORED,
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
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("contact_cd", '')) || ' ' || kaname_fold(coalesce("contact_nm", '')) || ' ' || kaname_fold(coalesce("kana", '')) || ' ' || kaname_fold(coalesce("customer_cd", '')) || ' ' || kaname_fold(coalesce("customer_branch_no", '')) || ' ' || kaname_fold(coalesce("supplier_cd", '')) || ' ' || kaname_fold(coalesce("supplier_branch_no", '')) || ' ' || kaname_fold(coalesce("phone", '')) || ' ' || kaname_fold(replace(coalesce("phone", ''), '-', '')))) STORED,
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
	"usage_qty" numeric(12, 3) DEFAULT '1' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("item_cd", '')) || ' ' || kaname_fold(coalesce("part_item_cd", '')) || ' ' || kaname_fold(coalesce("substitute_item_cd", '')))) STORED,
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
	"supplier_cd" varchar(10) COLLATE "C",
	"supplier_branch_no" varchar(4) COLLATE "C" NOT NULL,
	"outside_days" integer DEFAULT 0 NOT NULL,
	"outside_price" numeric(10, 2) DEFAULT '0' NOT NULL,
	"price_base_qty" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"yield_rate" numeric(5, 2) DEFAULT '100' NOT NULL,
	"overlap" numeric(5, 2) DEFAULT '0' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("item_cd", '')) || ' ' || kaname_fold(coalesce("operation_cd", '')) || ' ' || kaname_fold(coalesce("work_cd", '')) || ' ' || kaname_fold(coalesce("out_location_cd", '')) || ' ' || kaname_fold(coalesce("in_location_cd", '')) || ' ' || kaname_fold(coalesce("facility_group_cd", '')) || ' ' || kaname_fold(coalesce("supplier_cd", '')) || ' ' || kaname_fold(coalesce("supplier_branch_no", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "pbom_process_company_cd_factory_cd_item_cd_from_dt_process_no_pk" PRIMARY KEY("company_cd","factory_cd","item_cd","from_dt","process_no")
);
--> statement-breakpoint
CREATE TABLE "peg" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"demand_kind" varchar(20) COLLATE "C" NOT NULL,
	"demand_no" varchar(40) COLLATE "C" NOT NULL,
	"demand_line" integer NOT NULL,
	"supply_kind" varchar(20) COLLATE "C" NOT NULL,
	"supply_no" varchar(40) COLLATE "C" NOT NULL,
	"supply_line" integer NOT NULL,
	"item_cd" varchar(40) COLLATE "C" NOT NULL,
	"owner_cd" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"priority" smallint DEFAULT 5 NOT NULL,
	"need_dt" date,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "peg_pk" PRIMARY KEY("company_cd","factory_cd","demand_kind","demand_no","demand_line","supply_kind","supply_no","supply_line","item_cd","owner_cd"),
	CONSTRAINT "peg_of_something" CHECK ("peg"."qty" > 0)
);
--> statement-breakpoint
CREATE TABLE "place_order" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"po_no" varchar(20) COLLATE "C" NOT NULL,
	"order_dt" date NOT NULL,
	"supplier_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"due_dt" date,
	"employee_cd" varchar(20) COLLATE "C",
	"department_cd" varchar(10) COLLATE "C",
	"inspect_by_dt" date,
	"payment_text" varchar(100) DEFAULT '' NOT NULL,
	"pay_days" numeric(12, 3),
	"pay_late_flg" boolean DEFAULT false NOT NULL,
	"supplied_text" varchar(200) DEFAULT '' NOT NULL,
	"tax_div" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"tax_fraction" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"net_amount" numeric(12, 0),
	"tax_amount" numeric(12, 0),
	"po_status" varchar(20) COLLATE "C" DEFAULT '0' NOT NULL,
	"change_reason" varchar(100) DEFAULT '' NOT NULL,
	"remarks" varchar(200) DEFAULT '' NOT NULL,
	"data_no" bigint NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"issued_revision" integer,
	"last_line_no" integer DEFAULT 0 NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "place_order_company_cd_factory_cd_po_no_pk" PRIMARY KEY("company_cd","factory_cd","po_no"),
	CONSTRAINT "place_order_data_no" UNIQUE("company_cd","data_no")
);
--> statement-breakpoint
CREATE TABLE "place_order_cycle" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"cycle_cd" varchar(10) COLLATE "C" NOT NULL,
	"cycle_nm" varchar(60) DEFAULT '' NOT NULL,
	"cycle_kind" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"interval" integer DEFAULT 1 NOT NULL,
	"base_dt" date NOT NULL,
	"mon_flg" boolean DEFAULT false NOT NULL,
	"tue_flg" boolean DEFAULT false NOT NULL,
	"wed_flg" boolean DEFAULT false NOT NULL,
	"thu_flg" boolean DEFAULT false NOT NULL,
	"fri_flg" boolean DEFAULT false NOT NULL,
	"sat_flg" boolean DEFAULT false NOT NULL,
	"sun_flg" boolean DEFAULT false NOT NULL,
	"month_days" varchar(40) DEFAULT '' NOT NULL,
	"calendar_cd" varchar(10) COLLATE "C",
	"order_shift" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("cycle_cd", '')) || ' ' || kaname_fold(coalesce("cycle_nm", '')) || ' ' || kaname_fold(coalesce("calendar_cd", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "place_order_cycle_company_cd_factory_cd_cycle_cd_pk" PRIMARY KEY("company_cd","factory_cd","cycle_cd")
);
--> statement-breakpoint
CREATE TABLE "place_order_issue" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"po_no" varchar(20) COLLATE "C" NOT NULL,
	"revision" integer NOT NULL,
	"content" jsonb NOT NULL,
	"issued_user" varchar(20) COLLATE "C" NOT NULL,
	"issued_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "place_order_issue_company_cd_factory_cd_po_no_revision_pk" PRIMARY KEY("company_cd","factory_cd","po_no","revision")
);
--> statement-breakpoint
CREATE TABLE "place_order_line" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"po_no" varchar(20) COLLATE "C" NOT NULL,
	"line_no" integer NOT NULL,
	"place_no" integer NOT NULL,
	"line_kind" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"supplier_item_cd" varchar(40) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C",
	"item_nm" varchar(80) DEFAULT '' NOT NULL,
	"qty" numeric(12, 3) DEFAULT '0' NOT NULL,
	"unit_cd" varchar(20) COLLATE "C",
	"unit_price" numeric(10, 2),
	"price_source" varchar(20) COLLATE "C" DEFAULT '3' NOT NULL,
	"amount" numeric(12, 0),
	"tax_cd" varchar(20) COLLATE "C" DEFAULT '10' NOT NULL,
	"tax_rate" numeric(5, 2),
	"due_dt" date,
	"answer_dt" date,
	"location_cd" varchar(20) COLLATE "C",
	"price_base_qty" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"temp_price_flg" boolean DEFAULT false NOT NULL,
	"temp_price_reason" varchar(100) DEFAULT '' NOT NULL,
	"settle_dt" date,
	"trade_qty" numeric(12, 3),
	"trade_unit_cd" varchar(10) COLLATE "C" NOT NULL,
	"treatment_div" varchar(20) COLLATE "C" DEFAULT '0' NOT NULL,
	"proposal_no" varchar(20) COLLATE "C" NOT NULL,
	"demand_kind" varchar(4) COLLATE "C" NOT NULL,
	"demand_no" varchar(20) COLLATE "C" NOT NULL,
	"demand_line" numeric(12, 3),
	"work_order_no" varchar(20) COLLATE "C" NOT NULL,
	"process_no" numeric(12, 3),
	"received_qty" numeric(12, 3),
	"inspected_qty" numeric(12, 3),
	"accepted_qty" numeric(12, 3),
	"returned_qty" numeric(12, 3),
	"redelivery_qty" numeric(12, 3),
	"closed_qty" numeric(12, 3),
	"purchased_qty" numeric(12, 3),
	"close_reason" varchar(100) DEFAULT '' NOT NULL,
	"reminded_cnt" numeric(12, 3),
	"line_status" varchar(20) COLLATE "C" DEFAULT '0' NOT NULL,
	"remarks" varchar(100) DEFAULT '' NOT NULL,
	CONSTRAINT "place_order_line_company_cd_factory_cd_po_no_line_no_pk" PRIMARY KEY("company_cd","factory_cd","po_no","line_no")
);
--> statement-breakpoint
CREATE TABLE "place_order_master" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"supplier_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"order_method" varchar(20) COLLATE "C" NOT NULL,
	"priority" integer DEFAULT 1 NOT NULL,
	"order_point_lower" numeric(12, 3) DEFAULT '0' NOT NULL,
	"order_point_upper" numeric(12, 3) DEFAULT '0' NOT NULL,
	"fixed_qty" numeric(12, 3) DEFAULT '0' NOT NULL,
	"lot" numeric(12, 3) DEFAULT '0' NOT NULL,
	"lot_max" numeric(12, 3) DEFAULT '0' NOT NULL,
	"interval" integer DEFAULT 0 NOT NULL,
	"cycle_days" integer DEFAULT 1 NOT NULL,
	"cycle_cd" varchar(10) COLLATE "C",
	"price" numeric(10, 2) DEFAULT '0' NOT NULL,
	"price_base_qty" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"temp_price_flg" boolean DEFAULT false NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("item_cd", '')) || ' ' || kaname_fold(coalesce("supplier_cd", '')) || ' ' || kaname_fold(coalesce("branch_no", '')) || ' ' || kaname_fold(coalesce("cycle_cd", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "place_order_master_company_cd_factory_cd_item_cd_supplier_cd_branch_no_pk" PRIMARY KEY("company_cd","factory_cd","item_cd","supplier_cd","branch_no")
);
--> statement-breakpoint
CREATE TABLE "plan_control" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"plan_work" varchar(1) COLLATE "C" NOT NULL,
	"plan_status" varchar(1) COLLATE "C" DEFAULT '1' NOT NULL,
	"job_no" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"run_no" bigint,
	"message" varchar(500) DEFAULT '' NOT NULL,
	"reason" varchar(200) DEFAULT '' NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "plan_control_company_cd_factory_cd_plan_work_pk" PRIMARY KEY("company_cd","factory_cd","plan_work")
);
--> statement-breakpoint
CREATE TABLE "plan_mark" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"mark_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "plan_mark_mark_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"mark_kind" varchar(40) COLLATE "C" NOT NULL,
	"mark_key" varchar(200) COLLATE "C" NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "plan_mark_company_cd_mark_no_pk" PRIMARY KEY("company_cd","mark_no")
);
--> statement-breakpoint
CREATE TABLE "plan_operation" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"plan_no" bigint NOT NULL,
	"process_no" integer NOT NULL,
	"split_no" integer DEFAULT 1 NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"operation_cd" varchar(10) COLLATE "C" NOT NULL,
	"work_cd" varchar(10) COLLATE "C" NOT NULL,
	"facility_cd" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"worker_cd" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"qty" numeric(16, 3) NOT NULL,
	"setup_minutes" integer DEFAULT 0 NOT NULL,
	"start_at" timestamp with time zone,
	"end_at" timestamp with time zone,
	"locked_flg" boolean DEFAULT false NOT NULL,
	"work_minutes" integer,
	"reason" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"reason_name" varchar(80) DEFAULT '' NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "plan_operation_company_cd_plan_no_process_no_split_no_pk" PRIMARY KEY("company_cd","plan_no","process_no","split_no")
);
--> statement-breakpoint
CREATE TABLE "plan_operation_resource" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"plan_no" bigint NOT NULL,
	"process_no" integer NOT NULL,
	"split_no" integer DEFAULT 1 NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"seq" integer NOT NULL,
	"facility_cd" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"worker_cd" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	CONSTRAINT "plan_operation_resource_company_cd_plan_no_process_no_split_no_seq_pk" PRIMARY KEY("company_cd","plan_no","process_no","split_no","seq")
);
--> statement-breakpoint
CREATE TABLE "plan_run" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"run_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "plan_run_run_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"plan_work" varchar(1) COLLATE "C" NOT NULL,
	"biz_dt" date,
	"run_status" varchar(1) COLLATE "C" DEFAULT '3' NOT NULL,
	"inputs_hash" varchar(64) DEFAULT '' NOT NULL,
	"created_cnt" integer DEFAULT 0 NOT NULL,
	"changed_cnt" integer DEFAULT 0 NOT NULL,
	"removed_cnt" integer DEFAULT 0 NOT NULL,
	"unchanged_cnt" integer DEFAULT 0 NOT NULL,
	"late_cnt" integer DEFAULT 0 NOT NULL,
	"unplaced_cnt" integer DEFAULT 0 NOT NULL,
	"lateness" numeric(18, 3),
	"lateness_bound" numeric(18, 3),
	"ended_at" timestamp with time zone,
	"message" varchar(500) DEFAULT '' NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "plan_run_company_cd_run_no_pk" PRIMARY KEY("company_cd","run_no")
);
--> statement-breakpoint
CREATE TABLE "plan_scenario" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"scenario_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "plan_scenario_scenario_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"scenario_nm" varchar(40) NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"scenario_state" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"figures" jsonb,
	"message" varchar(500) DEFAULT '' NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "plan_scenario_company_cd_scenario_no_pk" PRIMARY KEY("company_cd","scenario_no")
);
--> statement-breakpoint
CREATE TABLE "plan_setting" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"plan_aim" varchar(1) COLLATE "C" DEFAULT '1' NOT NULL,
	"figures" jsonb,
	"compared_at" timestamp with time zone,
	"job_no" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "plan_setting_company_cd_factory_cd_pk" PRIMARY KEY("company_cd","factory_cd")
);
--> statement-breakpoint
CREATE TABLE "plan_urgent" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"order_no" varchar(20) COLLATE "C" NOT NULL,
	"line_no" integer NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "plan_urgent_company_cd_factory_cd_order_no_line_no_pk" PRIMARY KEY("company_cd","factory_cd","order_no","line_no")
);
--> statement-breakpoint
CREATE TABLE "price_talk" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"talk_no" varchar(12) COLLATE "C" NOT NULL,
	"talk_dt" date NOT NULL,
	"supplier_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C",
	"asked_by" varchar(20) COLLATE "C" NOT NULL,
	"request" varchar(200) DEFAULT '' NOT NULL,
	"employee_cd" varchar(20) COLLATE "C",
	"talk_status" varchar(20) COLLATE "C" NOT NULL,
	"answer_dt" date,
	"answer" varchar(200) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("talk_no", '')) || ' ' || kaname_fold(coalesce("supplier_cd", '')) || ' ' || kaname_fold(coalesce("branch_no", '')) || ' ' || kaname_fold(coalesce("item_cd", '')) || ' ' || kaname_fold(coalesce("employee_cd", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "price_talk_company_cd_factory_cd_talk_no_pk" PRIMARY KEY("company_cd","factory_cd","talk_no")
);
--> statement-breakpoint
CREATE TABLE "print_log" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"document" varchar(60) COLLATE "C" NOT NULL,
	"row_key" varchar(200) COLLATE "C" NOT NULL,
	"print_no" integer NOT NULL,
	"factory_cd" varchar(20) COLLATE "C" NOT NULL,
	"actor_cd" varchar(20) COLLATE "C" NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"request_id" varchar(60) NOT NULL,
	"log_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "print_log_log_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "print_log_company_cd_factory_cd_document_row_key_print_no_pk" PRIMARY KEY("company_cd","factory_cd","document","row_key","print_no")
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
	"base_qty" numeric(12, 3) DEFAULT '1' NOT NULL,
	"people" integer DEFAULT 1 NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("item_cd", '')) || ' ' || kaname_fold(coalesce("operation_cd", '')) || ' ' || kaname_fold(coalesce("work_cd", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_time_company_cd_factory_cd_item_cd_operation_cd_work_cd_pk" PRIMARY KEY("company_cd","factory_cd","item_cd","operation_cd","work_cd")
);
--> statement-breakpoint
CREATE TABLE "production_plan" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"plan_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "production_plan_plan_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"production_div" varchar(3) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"qty" numeric(16, 3) NOT NULL,
	"need_dt" date NOT NULL,
	"seq" integer DEFAULT 1 NOT NULL,
	"demand_kind" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"demand_no" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"demand_line" integer DEFAULT 0 NOT NULL,
	"due_dt" date NOT NULL,
	"start_dt" date NOT NULL,
	"start_at" timestamp with time zone,
	"end_at" timestamp with time zone,
	"late_reason" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"late_days" integer DEFAULT 0 NOT NULL,
	"late_name" varchar(80) DEFAULT '' NOT NULL,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"purposes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"waits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"late_part" jsonb,
	"plan_status" varchar(1) COLLATE "C" DEFAULT '1' NOT NULL,
	"manual_flg" boolean DEFAULT false NOT NULL,
	"locked_flg" boolean DEFAULT false NOT NULL,
	"routing_dt" date,
	"work_order_no" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"remarks" varchar(200) DEFAULT '' NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "production_plan_company_cd_plan_no_pk" PRIMARY KEY("company_cd","plan_no")
);
--> statement-breakpoint
CREATE TABLE "promise_hold" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"order_no" varchar(20) COLLATE "C" NOT NULL,
	"line_no" integer NOT NULL,
	"until_dt" date NOT NULL,
	"promised_dt" date NOT NULL,
	"takes" jsonb NOT NULL,
	"create_user" varchar(20) NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promise_hold_company_cd_factory_cd_order_no_line_no_pk" PRIMARY KEY("company_cd","factory_cd","order_no","line_no")
);
--> statement-breakpoint
CREATE TABLE "purchase" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"purchase_no" varchar(20) COLLATE "C" NOT NULL,
	"account_dt" date NOT NULL,
	"supplier_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"supplier_slip_no" varchar(30) DEFAULT '' NOT NULL,
	"tax_div" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"tax_fraction" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"invoice_reg_no" varchar(14) DEFAULT '' NOT NULL,
	"net_amount" numeric(12, 0),
	"tax_amount" numeric(12, 0),
	"deductible_tax" numeric(12, 0),
	"colour" varchar(20) COLLATE "C" DEFAULT '0' NOT NULL,
	"origin_purchase_no" varchar(20) COLLATE "C" NOT NULL,
	"corrected_by" varchar(20) COLLATE "C" NOT NULL,
	"source" varchar(20) COLLATE "C" DEFAULT '0' NOT NULL,
	"source_no" varchar(20) COLLATE "C" NOT NULL,
	"statement_no" varchar(20) COLLATE "C" NOT NULL,
	"purchase_status" varchar(20) COLLATE "C" DEFAULT '0' NOT NULL,
	"reason" varchar(100) DEFAULT '' NOT NULL,
	"remarks" varchar(200) DEFAULT '' NOT NULL,
	"data_no" bigint NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"issued_revision" integer,
	"last_line_no" integer DEFAULT 0 NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "purchase_company_cd_factory_cd_purchase_no_pk" PRIMARY KEY("company_cd","factory_cd","purchase_no"),
	CONSTRAINT "purchase_data_no" UNIQUE("company_cd","data_no")
);
--> statement-breakpoint
CREATE TABLE "purchase_line" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"purchase_no" varchar(20) COLLATE "C" NOT NULL,
	"line_no" integer NOT NULL,
	"place_no" integer NOT NULL,
	"stock_div" varchar(20) COLLATE "C" DEFAULT '010' NOT NULL,
	"item_cd" varchar(20) COLLATE "C",
	"item_nm" varchar(80) DEFAULT '' NOT NULL,
	"qty" numeric(12, 3),
	"trade_qty" numeric(12, 3),
	"trade_unit_cd" varchar(10) DEFAULT '' NOT NULL,
	"unit_cd" varchar(20) COLLATE "C",
	"unit_price" numeric(10, 2),
	"given_amount" numeric(12, 0),
	"amount" numeric(12, 0),
	"tax_cd" varchar(20) COLLATE "C" DEFAULT '10' NOT NULL,
	"tax_rate" numeric(5, 2),
	"receipt_dt" date,
	"temp_price_flg" boolean DEFAULT false NOT NULL,
	"price_base_qty" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"price_source" varchar(20) COLLATE "C" DEFAULT '2' NOT NULL,
	"settled_price" numeric(10, 2),
	"deductible_rate" numeric(5, 2),
	"po_no" varchar(20) COLLATE "C" NOT NULL,
	"po_line_no" numeric(12, 3),
	"source_line_no" numeric(12, 3),
	"origin_no" varchar(20) COLLATE "C" NOT NULL,
	"origin_line_no" numeric(12, 3),
	"remarks" varchar(100) DEFAULT '' NOT NULL,
	CONSTRAINT "purchase_line_company_cd_factory_cd_purchase_no_line_no_pk" PRIMARY KEY("company_cd","factory_cd","purchase_no","line_no")
);
--> statement-breakpoint
CREATE TABLE "qualification" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"qualification_cd" varchar(10) COLLATE "C" NOT NULL,
	"qualification_nm" varchar(60) DEFAULT '' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("qualification_cd", '')) || ' ' || kaname_fold(coalesce("qualification_nm", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "qualification_company_cd_factory_cd_qualification_cd_pk" PRIMARY KEY("company_cd","factory_cd","qualification_cd")
);
--> statement-breakpoint
CREATE TABLE "receipt" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"receipt_no" varchar(20) COLLATE "C" NOT NULL,
	"customer_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"receipt_dt" date NOT NULL,
	"receipt_kind" varchar(1) COLLATE "C" NOT NULL,
	"amount" numeric(18, 0) NOT NULL,
	"matched_amount" numeric(18, 0) DEFAULT '0' NOT NULL,
	"statement_no" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"origin_no" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"payer_nm" varchar(60) DEFAULT '' NOT NULL,
	"cancel_flg" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"remarks" varchar(100) DEFAULT '' NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "receipt_company_cd_receipt_no_pk" PRIMARY KEY("company_cd","receipt_no")
);
--> statement-breakpoint
CREATE TABLE "receipt_match" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"receipt_no" varchar(20) COLLATE "C" NOT NULL,
	"statement_no" varchar(20) COLLATE "C" NOT NULL,
	"amount" numeric(18, 0) NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "receipt_match_company_cd_receipt_no_statement_no_pk" PRIMARY KEY("company_cd","receipt_no","statement_no")
);
--> statement-breakpoint
CREATE TABLE "receive_order" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"order_no" varchar(20) COLLATE "C" NOT NULL,
	"order_dt" date NOT NULL,
	"customer_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"destination_cd" varchar(10) COLLATE "C",
	"customer_po_no" varchar(30) DEFAULT '' NOT NULL,
	"due_dt" date,
	"employee_cd" varchar(20) COLLATE "C",
	"department_cd" varchar(10) COLLATE "C",
	"tax_div" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"tax_fraction" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"net_amount" numeric(12, 0),
	"tax_amount" numeric(12, 0),
	"order_status" varchar(20) COLLATE "C" DEFAULT '0' NOT NULL,
	"change_reason" varchar(100) DEFAULT '' NOT NULL,
	"remarks" varchar(200) DEFAULT '' NOT NULL,
	"data_no" bigint NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"issued_revision" integer,
	"last_line_no" integer DEFAULT 0 NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "receive_order_company_cd_factory_cd_order_no_pk" PRIMARY KEY("company_cd","factory_cd","order_no"),
	CONSTRAINT "receive_order_data_no" UNIQUE("company_cd","data_no")
);
--> statement-breakpoint
CREATE TABLE "receive_order_line" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"order_no" varchar(20) COLLATE "C" NOT NULL,
	"line_no" integer NOT NULL,
	"place_no" integer NOT NULL,
	"customer_item_cd" varchar(40) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C",
	"qty" numeric(12, 3) DEFAULT '0' NOT NULL,
	"unit_cd" varchar(20) COLLATE "C",
	"unit_price" numeric(10, 2),
	"price_source" varchar(20) COLLATE "C" DEFAULT '3' NOT NULL,
	"amount" numeric(12, 0),
	"tax_cd" varchar(20) COLLATE "C" DEFAULT '10' NOT NULL,
	"tax_rate" numeric(5, 2),
	"desired_dt" date,
	"ship_dt" date,
	"location_cd" varchar(20) COLLATE "C",
	"answer_dt" date,
	"confirmed_dt" date,
	"price_base_qty" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"temp_price_flg" boolean DEFAULT false NOT NULL,
	"content_div" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"treatment_div" varchar(20) COLLATE "C" DEFAULT '0' NOT NULL,
	"supplier_cd" varchar(10) COLLATE "C",
	"supplier_branch_no" varchar(4) COLLATE "C" NOT NULL,
	"ship_item_cd" varchar(20) COLLATE "C",
	"pack_qty" numeric(12, 3),
	"box_count" numeric(12, 3),
	"odd_qty" numeric(12, 3),
	"trade_qty" numeric(12, 3),
	"trade_unit_cd" varchar(10) COLLATE "C" NOT NULL,
	"customer_item_nm" varchar(80) DEFAULT '' NOT NULL,
	"order_po_no" varchar(30) DEFAULT '' NOT NULL,
	"customer_line_no" varchar(10) DEFAULT '' NOT NULL,
	"customer_split_no" varchar(10) DEFAULT '' NOT NULL,
	"key_code" varchar(30) DEFAULT '' NOT NULL,
	"house_cd" varchar(20) DEFAULT '' NOT NULL,
	"guaranteed_dt" date,
	"instruction_dt" date,
	"expected_dt" date,
	"delivery_time" varchar(10) DEFAULT '' NOT NULL,
	"run_no" varchar(10) DEFAULT '' NOT NULL,
	"dock" varchar(20) DEFAULT '' NOT NULL,
	"kanban_no" varchar(30) DEFAULT '' NOT NULL,
	"allocated_qty" numeric(12, 3),
	"instructed_qty" numeric(12, 3),
	"shipped_qty" numeric(12, 3),
	"sold_qty" numeric(12, 3),
	"returned_qty" numeric(12, 3),
	"closed_qty" numeric(12, 3),
	"raised_qty" numeric(12, 3),
	"close_reason" varchar(100) DEFAULT '' NOT NULL,
	"line_status" varchar(20) COLLATE "C" DEFAULT '0' NOT NULL,
	"import_status" varchar(20) COLLATE "C" DEFAULT '0' NOT NULL,
	"plan_status" varchar(20) COLLATE "C" DEFAULT '0' NOT NULL,
	"sheet_status" varchar(20) COLLATE "C" DEFAULT '0' NOT NULL,
	"allocation_status" varchar(20) COLLATE "C" DEFAULT '0' NOT NULL,
	"shipping_status" varchar(20) COLLATE "C" DEFAULT '0' NOT NULL,
	"sales_status" varchar(20) COLLATE "C" DEFAULT '0' NOT NULL,
	"po_key" varchar(80) DEFAULT '' NOT NULL,
	"code_key" varchar(80) DEFAULT '' NOT NULL,
	"remarks" varchar(100) DEFAULT '' NOT NULL,
	CONSTRAINT "receive_order_line_company_cd_factory_cd_order_no_line_no_pk" PRIMARY KEY("company_cd","factory_cd","order_no","line_no")
);
--> statement-breakpoint
CREATE TABLE "role" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"role_cd" varchar(20) COLLATE "C" NOT NULL,
	"role_nm" varchar(60) NOT NULL,
	"admin_flg" boolean DEFAULT false NOT NULL,
	"note" varchar(200) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("role_cd", '')) || ' ' || kaname_fold(coalesce("role_nm", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "role_company_cd_role_cd_pk" PRIMARY KEY("company_cd","role_cd")
);
--> statement-breakpoint
CREATE TABLE "role_permission" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"role_cd" varchar(20) COLLATE "C" NOT NULL,
	"permission" varchar(40) COLLATE "C" NOT NULL,
	CONSTRAINT "role_permission_company_cd_role_cd_permission_pk" PRIMARY KEY("company_cd","role_cd","permission")
);
--> statement-breakpoint
CREATE TABLE "rolled_price" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"from_dt" date NOT NULL,
	"price" numeric(17, 5) NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "rolled_price_company_cd_factory_cd_item_cd_from_dt_pk" PRIMARY KEY("company_cd","factory_cd","item_cd","from_dt")
);
--> statement-breakpoint
CREATE TABLE "sales" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"sales_no" varchar(20) COLLATE "C" NOT NULL,
	"account_dt" date NOT NULL,
	"slip_dt" date,
	"customer_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"destination_cd" varchar(10) COLLATE "C",
	"invoice_to_cd" varchar(10) COLLATE "C",
	"invoice_to_branch_no" varchar(4) COLLATE "C" NOT NULL,
	"employee_cd" varchar(20) COLLATE "C",
	"department_cd" varchar(10) COLLATE "C",
	"sales_basis" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"tax_div" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"tax_calc_unit" varchar(20) COLLATE "C" DEFAULT '2' NOT NULL,
	"tax_fraction" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"net_amount" numeric(12, 0),
	"tax_amount" numeric(12, 0),
	"cost_amount" numeric(12, 0),
	"margin_amount" numeric(12, 0),
	"colour" varchar(20) COLLATE "C" DEFAULT '0' NOT NULL,
	"origin_sales_no" varchar(20) COLLATE "C" NOT NULL,
	"corrected_by" varchar(20) COLLATE "C" NOT NULL,
	"source" varchar(20) COLLATE "C" DEFAULT '0' NOT NULL,
	"source_no" varchar(20) COLLATE "C" NOT NULL,
	"statement_no" varchar(20) COLLATE "C" NOT NULL,
	"sales_slip_status" varchar(20) COLLATE "C" DEFAULT '0' NOT NULL,
	"reason" varchar(100) DEFAULT '' NOT NULL,
	"remarks" varchar(200) DEFAULT '' NOT NULL,
	"data_no" bigint NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"issued_revision" integer,
	"last_line_no" integer DEFAULT 0 NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sales_company_cd_factory_cd_sales_no_pk" PRIMARY KEY("company_cd","factory_cd","sales_no"),
	CONSTRAINT "sales_data_no" UNIQUE("company_cd","data_no")
);
--> statement-breakpoint
CREATE TABLE "sales_budget" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"sales_budget_div" varchar(1) COLLATE "C" NOT NULL,
	"budget_by" varchar(1) COLLATE "C" NOT NULL,
	"budget_cd" varchar(20) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" DEFAULT '' NOT NULL,
	"month" varchar(7) COLLATE "C" NOT NULL,
	"amount" numeric(15, 0) NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sales_budget_pk" PRIMARY KEY("company_cd","factory_cd","sales_budget_div","budget_by","budget_cd","branch_no","month"),
	CONSTRAINT "sales_budget_positive" CHECK ("sales_budget"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sales_line" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"sales_no" varchar(20) COLLATE "C" NOT NULL,
	"line_no" integer NOT NULL,
	"place_no" integer NOT NULL,
	"sales_div" varchar(20) COLLATE "C" DEFAULT '500' NOT NULL,
	"item_cd" varchar(20) COLLATE "C",
	"item_nm" varchar(80) DEFAULT '' NOT NULL,
	"qty" numeric(12, 3),
	"unit_cd" varchar(20) COLLATE "C",
	"unit_price" numeric(10, 2),
	"given_amount" numeric(12, 0),
	"amount" numeric(12, 0),
	"line_cost" numeric(12, 0),
	"line_margin" numeric(12, 0),
	"tax_cd" varchar(20) COLLATE "C" DEFAULT '10' NOT NULL,
	"tax_rate" numeric(5, 2),
	"temp_price_flg" boolean DEFAULT false NOT NULL,
	"price_base_qty" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"price_source" varchar(20) COLLATE "C" DEFAULT '2' NOT NULL,
	"settled_price" numeric(10, 2),
	"location_cd" varchar(20) COLLATE "C",
	"lot_no" varchar(40) COLLATE "C" NOT NULL,
	"deposit_dt" date,
	"deposit_asked_flg" boolean DEFAULT false NOT NULL,
	"deposit_apart_flg" boolean DEFAULT false NOT NULL,
	"deposit_ready_flg" boolean DEFAULT false NOT NULL,
	"deposit_own_flg" boolean DEFAULT false NOT NULL,
	"return_judgement" varchar(20) COLLATE "C" DEFAULT '9' NOT NULL,
	"origin_no" varchar(20) COLLATE "C" NOT NULL,
	"origin_line_no" numeric(12, 3),
	"corrected_line_no" numeric(12, 3),
	"returned_qty" numeric(12, 3),
	"order_no" varchar(20) COLLATE "C" NOT NULL,
	"order_line_no" numeric(12, 3),
	"source_line_no" numeric(12, 3),
	"customer_item_cd" varchar(40) COLLATE "C" NOT NULL,
	"customer_po_no" varchar(30) DEFAULT '' NOT NULL,
	"line_remarks" varchar(100) DEFAULT '' NOT NULL,
	CONSTRAINT "sales_line_company_cd_factory_cd_sales_no_line_no_pk" PRIMARY KEY("company_cd","factory_cd","sales_no","line_no")
);
--> statement-breakpoint
CREATE TABLE "saved_search" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"search_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "saved_search_search_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list" varchar(60) COLLATE "C" NOT NULL,
	"user_cd" varchar(20) COLLATE "C" NOT NULL,
	"username" varchar(60) NOT NULL,
	"name" varchar(40) NOT NULL,
	"conditions" jsonb NOT NULL,
	"sort" varchar(61) COLLATE "C" NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_search_company_cd_search_no_pk" PRIMARY KEY("company_cd","search_no")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"token_hash" varchar(64) COLLATE "C" NOT NULL,
	"user_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"revoked_at" timestamp(3) with time zone,
	"address" varchar(60) NOT NULL,
	"browser" varchar(60) DEFAULT '' NOT NULL,
	CONSTRAINT "session_company_cd_token_hash_pk" PRIMARY KEY("company_cd","token_hash")
);
--> statement-breakpoint
CREATE TABLE "setup_time" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"facility_group_cd" varchar(10) COLLATE "C" NOT NULL,
	"from_setup" varchar(10) COLLATE "C" NOT NULL,
	"to_setup" varchar(10) COLLATE "C" NOT NULL,
	"setup_min" integer DEFAULT 0 NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("facility_group_cd", '')) || ' ' || kaname_fold(coalesce("from_setup", '')) || ' ' || kaname_fold(coalesce("to_setup", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "setup_time_company_cd_factory_cd_facility_group_cd_from_setup_to_setup_pk" PRIMARY KEY("company_cd","factory_cd","facility_group_cd","from_setup","to_setup")
);
--> statement-breakpoint
CREATE TABLE "shift" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"calendar_cd" varchar(10) COLLATE "C" NOT NULL,
	"shift_cd" varchar(10) COLLATE "C" NOT NULL,
	"shift_nm" varchar(40) DEFAULT '' NOT NULL,
	"start_time" varchar(5) DEFAULT '' NOT NULL,
	"end_time" varchar(5) DEFAULT '' NOT NULL,
	"breaks" varchar(100) DEFAULT '' NOT NULL,
	"half_end_time" varchar(5) DEFAULT '' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("calendar_cd", '')) || ' ' || kaname_fold(coalesce("shift_cd", '')) || ' ' || kaname_fold(coalesce("shift_nm", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shift_company_cd_calendar_cd_shift_cd_pk" PRIMARY KEY("company_cd","calendar_cd","shift_cd")
);
--> statement-breakpoint
CREATE TABLE "sign_in_failure" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"user_cd" varchar(20) COLLATE "C" NOT NULL,
	"address" varchar(60) NOT NULL,
	"failed_cnt" integer NOT NULL,
	"last_at" timestamp(3) with time zone NOT NULL,
	"locked_until" timestamp(3) with time zone,
	CONSTRAINT "sign_in_failure_company_cd_user_cd_address_pk" PRIMARY KEY("company_cd","user_cd","address")
);
--> statement-breakpoint
CREATE TABLE "slip_no_control" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"kind" varchar(20) COLLATE "C" NOT NULL,
	"kind_nm" varchar(60) DEFAULT '' NOT NULL,
	"prefix" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"digits" integer DEFAULT 6 NOT NULL,
	"start_no" integer DEFAULT 0 NOT NULL,
	"end_no" integer DEFAULT 999999 NOT NULL,
	"step" integer DEFAULT 1 NOT NULL,
	"reset_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("kind", '')) || ' ' || kaname_fold(coalesce("kind_nm", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "slip_no_control_company_cd_factory_cd_kind_pk" PRIMARY KEY("company_cd","factory_cd","kind"),
	CONSTRAINT "slip_no_control_counts_up" CHECK ("slip_no_control"."step" >= 1 AND "slip_no_control"."start_no" + "slip_no_control"."step" <= "slip_no_control"."end_no"),
	CONSTRAINT "slip_no_control_has_room" CHECK (length("slip_no_control"."end_no"::text) <= "slip_no_control"."digits"),
	CONSTRAINT "slip_no_control_period_in_prefix" CHECK (CASE "slip_no_control"."reset_div" WHEN '0' THEN true WHEN '1' THEN "slip_no_control"."prefix" LIKE '%{yy%'
            WHEN '2' THEN "slip_no_control"."prefix" LIKE '%{yy%' AND "slip_no_control"."prefix" LIKE '%{MM}%'
            ELSE "slip_no_control"."prefix" LIKE '%{yy%' AND "slip_no_control"."prefix" LIKE '%{MM}%' AND "slip_no_control"."prefix" LIKE '%{dd}%' END)
);
--> statement-breakpoint
CREATE TABLE "slip_template" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"template_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "slip_template_template_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"path" varchar(80) COLLATE "C" NOT NULL,
	"user_cd" varchar(20) COLLATE "C" NOT NULL,
	"username" varchar(60) NOT NULL,
	"name" varchar(40) NOT NULL,
	"header" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "slip_template_company_cd_factory_cd_template_no_pk" PRIMARY KEY("company_cd","factory_cd","template_no")
);
--> statement-breakpoint
CREATE TABLE "status_history" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"step_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "status_history_step_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"factory_cd" varchar(20) COLLATE "C" NOT NULL,
	"document" varchar(60) COLLATE "C" NOT NULL,
	"row_key" varchar(200) COLLATE "C" NOT NULL,
	"axis" varchar(40) COLLATE "C" NOT NULL,
	"from_state" varchar(20) COLLATE "C",
	"to_state" varchar(20) COLLATE "C" NOT NULL,
	"verb" varchar(40) COLLATE "C" NOT NULL,
	"actor_cd" varchar(20) COLLATE "C" NOT NULL,
	"reason" varchar(200) NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"request_id" varchar(60) NOT NULL,
	CONSTRAINT "status_history_company_cd_step_no_at_pk" PRIMARY KEY("company_cd","step_no","at")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "stock_availability" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"warehouse_cd" varchar(20) COLLATE "C" NOT NULL,
	"item_cd" varchar(40) COLLATE "C" NOT NULL,
	"ownership" varchar(1) COLLATE "C" NOT NULL,
	"owner_cd" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"quality" varchar(1) COLLATE "C" NOT NULL,
	"qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"allocated_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	CONSTRAINT "stock_availability_pk" PRIMARY KEY("company_cd","factory_cd","warehouse_cd","item_cd","ownership","owner_cd","quality"),
	CONSTRAINT "stock_availability_covers" CHECK ("stock_availability"."allocated_qty" >= 0 AND "stock_availability"."allocated_qty" <= "stock_availability"."qty")
);
--> statement-breakpoint
CREATE TABLE "stock_balance" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"location_cd" varchar(20) COLLATE "C" NOT NULL,
	"item_cd" varchar(40) COLLATE "C" NOT NULL,
	"lot_no" varchar(40) COLLATE "C" DEFAULT '' NOT NULL,
	"ownership" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"owner_cd" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"quality" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"process_no" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"warehouse_cd" varchar(20) COLLATE "C" NOT NULL,
	"qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"last_dt" date NOT NULL,
	CONSTRAINT "stock_balance_pk" PRIMARY KEY("company_cd","factory_cd","location_cd","item_cd","lot_no","ownership","owner_cd","quality","process_no"),
	CONSTRAINT "stock_balance_not_negative" CHECK ("stock_balance"."qty" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_entry" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"ledger_no" bigint NOT NULL,
	"side" smallint NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"biz_dt" date NOT NULL,
	"ours" boolean NOT NULL,
	"location_cd" varchar(20) COLLATE "C" NOT NULL,
	"item_cd" varchar(40) COLLATE "C" NOT NULL,
	"lot_no" varchar(40) COLLATE "C" DEFAULT '' NOT NULL,
	"ownership" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"owner_cd" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"quality" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"process_no" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"qty" numeric(13, 3) DEFAULT '0' NOT NULL,
	"unit_cost" numeric(15, 6) DEFAULT '0' NOT NULL,
	"amount" numeric(20, 0) DEFAULT '0' NOT NULL,
	"variance" numeric(20, 0) DEFAULT '0' NOT NULL,
	"valued_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"cost_before" numeric(15, 6) DEFAULT '0' NOT NULL,
	"cost_after" numeric(15, 6) DEFAULT '0' NOT NULL,
	CONSTRAINT "stock_entry_company_cd_ledger_no_side_pk" PRIMARY KEY("company_cd","ledger_no","side"),
	CONSTRAINT "stock_entry_side" CHECK ("stock_entry"."side" IN (-1, 1) AND "stock_entry"."side" * "stock_entry"."qty" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_ledger" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"ledger_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stock_ledger_ledger_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"biz_dt" date NOT NULL,
	"posted_at" timestamp(3) with time zone NOT NULL,
	"stock_div" varchar(3) COLLATE "C" NOT NULL,
	"document_kind" varchar(20) COLLATE "C" NOT NULL,
	"document_no" varchar(40) COLLATE "C" NOT NULL,
	"line_no" integer NOT NULL,
	"item_cd" varchar(40) COLLATE "C" NOT NULL,
	"basis_qty" numeric(13, 3),
	"reason_cd" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"reason" varchar(200) DEFAULT '' NOT NULL,
	"reverses" bigint,
	"user_cd" varchar(20) COLLATE "C" NOT NULL,
	"request_id" varchar(60) NOT NULL,
	CONSTRAINT "stock_ledger_company_cd_ledger_no_pk" PRIMARY KEY("company_cd","ledger_no")
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
	"supplier_cd" varchar(10) COLLATE "C",
	"supplier_branch_no" varchar(4) COLLATE "C" NOT NULL,
	"row_no" varchar(10) DEFAULT '' NOT NULL,
	"bay_no" varchar(10) DEFAULT '' NOT NULL,
	"level_no" varchar(10) DEFAULT '' NOT NULL,
	"load_limit" numeric(12, 3) DEFAULT '0' NOT NULL,
	"countable_flg" boolean DEFAULT false NOT NULL,
	"shippable_flg" boolean DEFAULT false NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("location_cd", '')) || ' ' || kaname_fold(coalesce("location_nm", '')) || ' ' || kaname_fold(coalesce("kana", '')) || ' ' || kaname_fold(coalesce("parent_cd", '')) || ' ' || kaname_fold(coalesce("supplier_cd", '')) || ' ' || kaname_fold(coalesce("supplier_branch_no", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_location_company_cd_factory_cd_location_cd_pk" PRIMARY KEY("company_cd","factory_cd","location_cd")
);
--> statement-breakpoint
CREATE TABLE "stock_lock" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"location_cd" varchar(20) COLLATE "C" NOT NULL,
	"item_type_cd" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"item_rank" varchar(1) COLLATE "C" DEFAULT '' NOT NULL,
	"inventory_no" varchar(40) COLLATE "C" NOT NULL,
	"locked_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "stock_lock_pk" PRIMARY KEY("company_cd","factory_cd","location_cd","item_type_cd","item_rank")
);
--> statement-breakpoint
CREATE TABLE "stock_month" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"month" varchar(7) COLLATE "C" NOT NULL,
	"item_cd" varchar(40) COLLATE "C" NOT NULL,
	"location_cd" varchar(20) COLLATE "C" NOT NULL,
	"lot_no" varchar(40) COLLATE "C" DEFAULT '' NOT NULL,
	"ownership" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"owner_cd" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"quality" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"process_no" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"opening_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"in_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"out_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"closing_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"opening_amount" numeric(20, 0) DEFAULT '0' NOT NULL,
	"in_amount" numeric(20, 0) DEFAULT '0' NOT NULL,
	"out_amount" numeric(20, 0) DEFAULT '0' NOT NULL,
	"closing_amount" numeric(20, 0) DEFAULT '0' NOT NULL,
	CONSTRAINT "stock_month_pk" PRIMARY KEY("company_cd","factory_cd","month","item_cd","location_cd","lot_no","ownership","owner_cd","quality","process_no"),
	CONSTRAINT "stock_month_adds_up" CHECK ("stock_month"."closing_qty" = "stock_month"."opening_qty" + "stock_month"."in_qty" - "stock_month"."out_qty"
      AND "stock_month"."closing_amount" = "stock_month"."opening_amount" + "stock_month"."in_amount" - "stock_month"."out_amount")
);
--> statement-breakpoint
CREATE TABLE "stock_period" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"month" varchar(7) COLLATE "C" NOT NULL,
	"closed" boolean NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_period_company_cd_factory_cd_month_pk" PRIMARY KEY("company_cd","factory_cd","month")
);
--> statement-breakpoint
CREATE TABLE "stock_plan" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"month" varchar(7) COLLATE "C" NOT NULL,
	"production_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_plan_company_cd_factory_cd_item_cd_month_pk" PRIMARY KEY("company_cd","factory_cd","item_cd","month")
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"file_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stored_file_file_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file_nm" varchar(200) NOT NULL,
	"content_type" varchar(100) COLLATE "C" NOT NULL,
	"size" integer NOT NULL,
	"sha256" varchar(64) COLLATE "C" NOT NULL,
	"direction" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"partner_cd" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"partner_nm" varchar(60) DEFAULT '' NOT NULL,
	"document_dt" date,
	"amount" numeric(18, 0),
	"replaces_no" bigint,
	"stored_user" varchar(20) COLLATE "C" NOT NULL,
	"stored_at" timestamp(3) with time zone NOT NULL,
	"request_id" varchar(60) NOT NULL,
	CONSTRAINT "stored_file_company_cd_file_no_pk" PRIMARY KEY("company_cd","file_no"),
	CONSTRAINT "stored_file_can_be_found" CHECK ("stored_file"."direction" = '' OR ("stored_file"."direction" IN ('sent', 'received') AND "stored_file"."partner_nm" <> '' AND "stored_file"."document_dt" IS NOT NULL AND "stored_file"."amount" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "stored_file_chunk" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"file_no" bigint NOT NULL,
	"chunk_no" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "stored_file_chunk_company_cd_file_no_chunk_no_pk" PRIMARY KEY("company_cd","file_no","chunk_no")
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
	"buy_back_flg" boolean DEFAULT false NOT NULL,
	"order_send" varchar(20) COLLATE "C" NOT NULL,
	"calendar_cd" varchar(10) COLLATE "C",
	"pick_mon_flg" boolean DEFAULT false NOT NULL,
	"pick_tue_flg" boolean DEFAULT false NOT NULL,
	"pick_wed_flg" boolean DEFAULT false NOT NULL,
	"pick_thu_flg" boolean DEFAULT false NOT NULL,
	"pick_fri_flg" boolean DEFAULT false NOT NULL,
	"pick_sat_flg" boolean DEFAULT false NOT NULL,
	"pick_sun_flg" boolean DEFAULT false NOT NULL,
	"price_basis" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"over_tolerance" numeric(5, 2) DEFAULT '0' NOT NULL,
	"under_tolerance" numeric(5, 2) DEFAULT '0' NOT NULL,
	"closing_day" integer DEFAULT 99 NOT NULL,
	"pay_month" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"pay_day" integer DEFAULT 99 NOT NULL,
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
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("supplier_cd", '')) || ' ' || kaname_fold(coalesce("branch_no", '')) || ' ' || kaname_fold(coalesce("supplier_nm", '')) || ' ' || kaname_fold(coalesce("kana", '')) || ' ' || kaname_fold(coalesce("phone", '')) || ' ' || kaname_fold(coalesce("fax", '')) || ' ' || kaname_fold(coalesce("calendar_cd", '')) || ' ' || kaname_fold(coalesce("pay_to_cd", '')) || ' ' || kaname_fold(coalesce("pay_to_branch_no", '')) || ' ' || kaname_fold(replace(coalesce("phone", ''), '-', '')) || ' ' || kaname_fold(replace(coalesce("fax", ''), '-', '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "supplier_company_cd_supplier_cd_branch_no_pk" PRIMARY KEY("company_cd","supplier_cd","branch_no")
);
--> statement-breakpoint
CREATE TABLE "supplier_die" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"die_cd" varchar(20) COLLATE "C" NOT NULL,
	"die_nm" varchar(60) DEFAULT '' NOT NULL,
	"die_kind" varchar(20) COLLATE "C" NOT NULL,
	"supplier_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"lent_dt" date NOT NULL,
	"monthly_fee" numeric(12, 0) DEFAULT '0' NOT NULL,
	"fee_from_dt" date,
	"returned_dt" date,
	"note" varchar(200) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("die_cd", '')) || ' ' || kaname_fold(coalesce("die_nm", '')) || ' ' || kaname_fold(coalesce("supplier_cd", '')) || ' ' || kaname_fold(coalesce("branch_no", '')) || ' ' || kaname_fold(coalesce("item_cd", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "supplier_die_company_cd_factory_cd_die_cd_pk" PRIMARY KEY("company_cd","factory_cd","die_cd")
);
--> statement-breakpoint
CREATE TABLE "supplier_forecast" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"forecast_no" varchar(20) COLLATE "C" NOT NULL,
	"supplier_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"base_month" varchar(7) COLLATE "C" NOT NULL,
	"version_no" integer NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "supplier_forecast_company_cd_factory_cd_forecast_no_pk" PRIMARY KEY("company_cd","factory_cd","forecast_no")
);
--> statement-breakpoint
CREATE TABLE "supplier_forecast_line" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"forecast_no" varchar(20) COLLATE "C" NOT NULL,
	"item_cd" varchar(40) COLLATE "C" NOT NULL,
	"qty1" numeric(13, 3) NOT NULL,
	"qty2" numeric(13, 3) NOT NULL,
	"qty3" numeric(13, 3) NOT NULL,
	"before1" numeric(13, 3) NOT NULL,
	"before2" numeric(13, 3) NOT NULL,
	"before3" numeric(13, 3) NOT NULL,
	CONSTRAINT "supplier_forecast_line_company_cd_factory_cd_forecast_no_item_cd_pk" PRIMARY KEY("company_cd","factory_cd","forecast_no","item_cd")
);
--> statement-breakpoint
CREATE TABLE "supplier_statement" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"statement_no" varchar(20) COLLATE "C" NOT NULL,
	"supplier_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"closing_dt" date NOT NULL,
	"pay_dt" date NOT NULL,
	"latest_dt" date NOT NULL,
	"pay_days" integer NOT NULL,
	"late_flg" boolean NOT NULL,
	"tax_div" varchar(1) COLLATE "C" NOT NULL,
	"invoice_reg_no" varchar(14) COLLATE "C" NOT NULL,
	"purchase_cnt" integer NOT NULL,
	"opening_amount" numeric(18, 0) DEFAULT '0' NOT NULL,
	"net_amount" numeric(18, 0) NOT NULL,
	"tax_amount" numeric(18, 0) NOT NULL,
	"deductible_tax" numeric(18, 0) NOT NULL,
	"pay_amount" numeric(18, 0) NOT NULL,
	"statement_status" varchar(1) COLLATE "C" NOT NULL,
	"confirmed_dt" date,
	"confirmed_by" varchar(60) DEFAULT '' NOT NULL,
	"transfer_nm" varchar(100) DEFAULT '' NOT NULL,
	"paid_dt" date,
	"paid_method" varchar(1) COLLATE "C" DEFAULT '' NOT NULL,
	"paid_note" varchar(60) DEFAULT '' NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "supplier_statement_company_cd_statement_no_pk" PRIMARY KEY("company_cd","statement_no")
);
--> statement-breakpoint
CREATE TABLE "supplier_statement_tax" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"statement_no" varchar(20) COLLATE "C" NOT NULL,
	"tax_cd" varchar(2) COLLATE "C" NOT NULL,
	"tax_rate" numeric(5, 2) NOT NULL,
	"net_amount" numeric(18, 0) NOT NULL,
	"tax_amount" numeric(18, 0) NOT NULL,
	"deductible_tax" numeric(18, 0) NOT NULL,
	CONSTRAINT "supplier_statement_tax_company_cd_statement_no_tax_cd_tax_rate_pk" PRIMARY KEY("company_cd","statement_no","tax_cd","tax_rate")
);
--> statement-breakpoint
CREATE TABLE "supply_out" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"supply_no" varchar(20) COLLATE "C" NOT NULL,
	"supply_dt" date NOT NULL,
	"supplier_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"to_location_cd" varchar(20) COLLATE "C" NOT NULL,
	"po_no" varchar(20) COLLATE "C" NOT NULL,
	"amount" numeric(12, 0),
	"supply_status" varchar(20) COLLATE "C" DEFAULT '0' NOT NULL,
	"cancel_reason" varchar(100) DEFAULT '' NOT NULL,
	"remarks" varchar(200) DEFAULT '' NOT NULL,
	"data_no" bigint NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"issued_revision" integer,
	"last_line_no" integer DEFAULT 0 NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "supply_out_company_cd_factory_cd_supply_no_pk" PRIMARY KEY("company_cd","factory_cd","supply_no"),
	CONSTRAINT "supply_out_data_no" UNIQUE("company_cd","data_no")
);
--> statement-breakpoint
CREATE TABLE "supply_out_line" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"supply_no" varchar(20) COLLATE "C" NOT NULL,
	"line_no" integer NOT NULL,
	"place_no" integer NOT NULL,
	"supply_kind" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"qty" numeric(12, 3) DEFAULT '0' NOT NULL,
	"location_cd" varchar(20) COLLATE "C",
	"lot_no" varchar(40) COLLATE "C" NOT NULL,
	"unit_price" numeric(10, 2),
	"price_base_qty" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"price_reason" varchar(100) DEFAULT '' NOT NULL,
	"amount" numeric(12, 0),
	"remarks" varchar(100) DEFAULT '' NOT NULL,
	CONSTRAINT "supply_out_line_company_cd_factory_cd_supply_no_line_no_pk" PRIMARY KEY("company_cd","factory_cd","supply_no","line_no")
);
--> statement-breakpoint
CREATE TABLE "supply_use" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"arrival_no" varchar(20) COLLATE "C" NOT NULL,
	"arrival_line_no" integer NOT NULL,
	"item_cd" varchar(40) COLLATE "C" NOT NULL,
	"supplier_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"qty" numeric(13, 3) NOT NULL,
	"amount" numeric(18, 0) NOT NULL,
	"buy_back_flg" boolean NOT NULL,
	"taken_back_flg" boolean DEFAULT false NOT NULL,
	CONSTRAINT "supply_use_company_cd_factory_cd_arrival_no_arrival_line_no_item_cd_pk" PRIMARY KEY("company_cd","factory_cd","arrival_no","arrival_line_no","item_cd")
);
--> statement-breakpoint
CREATE TABLE "system_parameter" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"parameter" varchar(60) COLLATE "C" NOT NULL,
	"value" jsonb NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "system_parameter_company_cd_parameter_pk" PRIMARY KEY("company_cd","parameter")
);
--> statement-breakpoint
CREATE TABLE "table_query" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"query_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "table_query_query_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_cd" varchar(20) COLLATE "C" NOT NULL,
	"username" varchar(60) NOT NULL,
	"name" varchar(40) NOT NULL,
	"role_cd" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"question" jsonb NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "table_query_company_cd_query_no_pk" PRIMARY KEY("company_cd","query_no")
);
--> statement-breakpoint
CREATE TABLE "task_schedule" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"name" varchar(60) COLLATE "C" NOT NULL,
	"schedule_cd" varchar(20) COLLATE "C" NOT NULL,
	"rule" jsonb NOT NULL,
	"time_zone" varchar(40) NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"make_up" boolean DEFAULT true NOT NULL,
	"last_run_dt" timestamp(3) with time zone,
	"next_run_dt" timestamp(3) with time zone NOT NULL,
	"missed_dt" timestamp(3) with time zone,
	"user_cd" varchar(20) COLLATE "C",
	"username" varchar(60),
	"language" varchar(2) COLLATE "C",
	"update_dt" timestamp(3) with time zone,
	"decided_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "task_schedule_company_cd_factory_cd_name_schedule_cd_pk" PRIMARY KEY("company_cd","factory_cd","name","schedule_cd")
);
--> statement-breakpoint
CREATE TABLE "tax" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"tax_cd" varchar(20) COLLATE "C" NOT NULL,
	"from_dt" date NOT NULL,
	"tax_nm" varchar(60) DEFAULT '' NOT NULL,
	"rate" numeric(5, 2) DEFAULT '0' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("tax_nm", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "tax_company_cd_tax_cd_from_dt_pk" PRIMARY KEY("company_cd","tax_cd","from_dt")
);
--> statement-breakpoint
CREATE TABLE "team" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"team_cd" varchar(10) COLLATE "C" NOT NULL,
	"team_nm" varchar(60) DEFAULT '' NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"department_cd" varchar(10) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"worker_count" integer DEFAULT 0 NOT NULL,
	"note" varchar(200) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("team_cd", '')) || ' ' || kaname_fold(coalesce("team_nm", '')) || ' ' || kaname_fold(coalesce("kana", '')) || ' ' || kaname_fold(coalesce("department_cd", '')) || ' ' || kaname_fold(coalesce("factory_cd", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "team_company_cd_team_cd_pk" PRIMARY KEY("company_cd","team_cd")
);
--> statement-breakpoint
CREATE TABLE "transport" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(20) COLLATE "C" NOT NULL,
	"transport_no" varchar(20) COLLATE "C" NOT NULL,
	"carrier_cd" varchar(10) COLLATE "C" NOT NULL,
	"ship_dt" date NOT NULL,
	"customer_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"destination_cd" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"time_slot" varchar(1) COLLATE "C" NOT NULL,
	"package_cnt" integer NOT NULL,
	"weight" numeric(16, 3) NOT NULL,
	"fare" numeric(16, 3) NOT NULL,
	"tracking_no" varchar(60) DEFAULT '' NOT NULL,
	"transport_status" varchar(1) COLLATE "C" NOT NULL,
	"reason" varchar(100) DEFAULT '' NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "transport_company_cd_factory_cd_transport_no_pk" PRIMARY KEY("company_cd","factory_cd","transport_no")
);
--> statement-breakpoint
CREATE TABLE "trial_slip" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"slip_no" varchar(10) COLLATE "C" NOT NULL,
	"slip_dt" date NOT NULL,
	"plant_cd" varchar(10) COLLATE "C" NOT NULL,
	"tax_rounding" varchar(20) COLLATE "C" DEFAULT 'down' NOT NULL,
	"order_no" varchar(20) DEFAULT '' NOT NULL,
	"urgent" boolean DEFAULT false NOT NULL,
	"remarks" varchar(60) DEFAULT '' NOT NULL,
	"slip_status" varchar(20) COLLATE "C" DEFAULT '0' NOT NULL,
	"total" numeric(12, 0),
	"data_no" bigint NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"issued_revision" integer,
	"last_line_no" integer DEFAULT 0 NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "trial_slip_company_cd_factory_cd_slip_no_pk" PRIMARY KEY("company_cd","factory_cd","slip_no"),
	CONSTRAINT "trial_slip_data_no" UNIQUE("company_cd","data_no")
);
--> statement-breakpoint
CREATE TABLE "trial_slip_line" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"slip_no" varchar(10) COLLATE "C" NOT NULL,
	"line_no" integer NOT NULL,
	"place_no" integer NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"item_nm" varchar(60) DEFAULT '' NOT NULL,
	"qty" numeric(12, 3) DEFAULT '0' NOT NULL,
	"unit_price" numeric(10, 2) DEFAULT '0' NOT NULL,
	"amount" numeric(10, 2),
	"tax" varchar(20) COLLATE "C" DEFAULT '10' NOT NULL,
	"due_dt" date NOT NULL,
	"ships_from_cd" varchar(10) COLLATE "C",
	"sample" boolean DEFAULT false NOT NULL,
	"remarks" varchar(40) DEFAULT '' NOT NULL,
	"shipped_qty" numeric(12, 3),
	CONSTRAINT "trial_slip_line_company_cd_factory_cd_slip_no_line_no_pk" PRIMARY KEY("company_cd","factory_cd","slip_no","line_no")
);
--> statement-breakpoint
CREATE TABLE "trial_work" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"work_order_no" varchar(20) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"due_dt" date NOT NULL,
	"remarks" varchar(200) DEFAULT '' NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "trial_work_company_cd_factory_cd_work_order_no_pk" PRIMARY KEY("company_cd","factory_cd","work_order_no")
);
--> statement-breakpoint
CREATE TABLE "trial_work_step" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"work_order_no" varchar(20) COLLATE "C" NOT NULL,
	"process_no" integer NOT NULL,
	"before_no" integer NOT NULL,
	"before_cd" varchar(20) COLLATE "C" NOT NULL,
	"operation_nm" varchar(80) NOT NULL,
	"outside_flg" boolean NOT NULL,
	"supplier_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"outside_days" integer NOT NULL,
	"unit_price" numeric(12, 2) NOT NULL,
	"price_base_qty" varchar(6) COLLATE "C" NOT NULL,
	"place_cd" varchar(20) COLLATE "C" NOT NULL,
	"rest_cd" varchar(20) COLLATE "C" NOT NULL,
	"good_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"defective_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	CONSTRAINT "trial_work_step_company_cd_factory_cd_work_order_no_process_no_pk" PRIMARY KEY("company_cd","factory_cd","work_order_no","process_no")
);
--> statement-breakpoint
CREATE TABLE "unit_price" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"supplier_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"from_dt" date NOT NULL,
	"qty_limit" numeric(12, 3) DEFAULT '999999999' NOT NULL,
	"price" numeric(10, 2) DEFAULT '0' NOT NULL,
	"price_base_qty" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL,
	"to_dt" date,
	"temp_price_flg" boolean DEFAULT false NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("supplier_cd", '')) || ' ' || kaname_fold(coalesce("branch_no", '')) || ' ' || kaname_fold(coalesce("item_cd", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "unit_price_company_cd_supplier_cd_branch_no_item_cd_from_dt_qty_limit_pk" PRIMARY KEY("company_cd","supplier_cd","branch_no","item_cd","from_dt","qty_limit")
);
--> statement-breakpoint
CREATE TABLE "user_factory" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"user_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	CONSTRAINT "user_factory_company_cd_user_cd_factory_cd_pk" PRIMARY KEY("company_cd","user_cd","factory_cd")
);
--> statement-breakpoint
CREATE TABLE "user_role" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"user_cd" varchar(20) COLLATE "C" NOT NULL,
	"role_cd" varchar(20) COLLATE "C" NOT NULL,
	CONSTRAINT "user_role_company_cd_factory_cd_user_cd_role_cd_pk" PRIMARY KEY("company_cd","factory_cd","user_cd","role_cd")
);
--> statement-breakpoint
CREATE TABLE "usual_order" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"order_no" varchar(20) COLLATE "C" NOT NULL,
	"customer_cd" varchar(20) COLLATE "C" NOT NULL,
	"branch_no" varchar(10) COLLATE "C" NOT NULL,
	"usual_nm" varchar(50) NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "usual_order_company_cd_factory_cd_order_no_pk" PRIMARY KEY("company_cd","factory_cd","order_no")
);
--> statement-breakpoint
CREATE TABLE "verification_code" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"phone" varchar(30) COLLATE "C" NOT NULL,
	"code_hash" varchar(64) COLLATE "C" NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verification_code_company_cd_phone_pk" PRIMARY KEY("company_cd","phone")
);
--> statement-breakpoint
CREATE TABLE "webhook" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"webhook_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "webhook_webhook_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" varchar(60) NOT NULL,
	"url" varchar(500) NOT NULL,
	"facts" varchar(200) NOT NULL,
	"secret" varchar(80) COLLATE "C" NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"user_cd" varchar(20) COLLATE "C" NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_company_cd_webhook_no_pk" PRIMARY KEY("company_cd","webhook_no")
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
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("work_cd", '')) || ' ' || kaname_fold(coalesce("work_nm", '')) || ' ' || kaname_fold(coalesce("kana", '')) || ' ' || kaname_fold(coalesce("operation_cd", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "work_company_cd_factory_cd_work_cd_pk" PRIMARY KEY("company_cd","factory_cd","work_cd")
);
--> statement-breakpoint
CREATE TABLE "work_event" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"event_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "work_event_event_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"work_order_no" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"process_no" integer DEFAULT 0 NOT NULL,
	"split_no" integer DEFAULT 1 NOT NULL,
	"event_kind" varchar(1) COLLATE "C" NOT NULL,
	"activity_cd" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"batch_no" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"line_no" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone,
	"charge_no" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"charge_share" numeric(9, 6),
	"facility_cd" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"worker_cd" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"workers" jsonb,
	"told_minutes" numeric(9, 3),
	"shift_cd" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"good_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"defective_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"rework_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"reason_cd" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"remarks" varchar(200) DEFAULT '' NOT NULL,
	"biz_dt" date NOT NULL,
	"status_before" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"ledger_nos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"drawn" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"serial_nos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"undoes" bigint,
	"client_key" varchar(40) DEFAULT '' NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "work_event_company_cd_event_no_pk" PRIMARY KEY("company_cd","event_no")
);
--> statement-breakpoint
CREATE TABLE "work_measure" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"event_no" bigint NOT NULL,
	"piece_no" integer NOT NULL,
	"point_no" varchar(10) COLLATE "C" NOT NULL,
	"point_nm" varchar(40) NOT NULL,
	"measure_unit" varchar(10) NOT NULL,
	"lower_limit" numeric(14, 4) NOT NULL,
	"upper_limit" numeric(14, 4) NOT NULL,
	"measured_value" numeric(14, 4) NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "work_measure_company_cd_event_no_piece_no_point_no_pk" PRIMARY KEY("company_cd","event_no","piece_no","point_no")
);
--> statement-breakpoint
CREATE TABLE "work_order" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"work_order_no" varchar(20) COLLATE "C" NOT NULL,
	"work_order_kind" varchar(1) COLLATE "C" DEFAULT '1' NOT NULL,
	"parent_no" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"parent_process_no" integer DEFAULT 0 NOT NULL,
	"plan_no" bigint,
	"production_div" varchar(3) COLLATE "C" DEFAULT '030' NOT NULL,
	"demand_kind" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"demand_no" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"demand_line" integer DEFAULT 0 NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"qty" numeric(16, 3) NOT NULL,
	"good_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"defective_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"final_flg" boolean DEFAULT false NOT NULL,
	"awaiting_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"rejected_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"lot_no" varchar(40) COLLATE "C" NOT NULL,
	"location_cd" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"due_dt" date NOT NULL,
	"start_dt" date NOT NULL,
	"actual_start_at" timestamp with time zone,
	"actual_end_at" timestamp with time zone,
	"instruction_status" varchar(1) COLLATE "C" DEFAULT '1' NOT NULL,
	"sheet_status" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"issued_at" timestamp with time zone,
	"print_count" integer DEFAULT 0 NOT NULL,
	"rush_flg" boolean DEFAULT false NOT NULL,
	"reason" varchar(200) DEFAULT '' NOT NULL,
	"remarks" varchar(200) DEFAULT '' NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "work_order_company_cd_factory_cd_work_order_no_pk" PRIMARY KEY("company_cd","factory_cd","work_order_no")
);
--> statement-breakpoint
CREATE TABLE "work_order_operation" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"work_order_no" varchar(20) COLLATE "C" NOT NULL,
	"process_no" integer NOT NULL,
	"split_no" integer DEFAULT 1 NOT NULL,
	"before_no" integer NOT NULL,
	"operation_cd" varchar(10) COLLATE "C" NOT NULL,
	"operation_nm" varchar(80) NOT NULL,
	"work_cd" varchar(10) COLLATE "C" NOT NULL,
	"work_nm" varchar(80) NOT NULL,
	"before_cd" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"place_cd" varchar(20) COLLATE "C" NOT NULL,
	"rest_cd" varchar(20) COLLATE "C" NOT NULL,
	"facility_group_cd" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"facility_cd" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"worker_cd" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"plan_qty" numeric(16, 3) NOT NULL,
	"good_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"defective_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"scrapped_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"reworked_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"setup_seconds" integer DEFAULT 0 NOT NULL,
	"piece_seconds" numeric(12, 3) DEFAULT '0' NOT NULL,
	"people" integer DEFAULT 1 NOT NULL,
	"start_at" timestamp with time zone,
	"end_at" timestamp with time zone,
	"actual_start_at" timestamp with time zone,
	"actual_end_at" timestamp with time zone,
	"work_status" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"dispatch_seq" integer,
	"outside_flg" boolean DEFAULT false NOT NULL,
	"supplier_cd" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"branch_no" varchar(4) COLLATE "C" DEFAULT '' NOT NULL,
	"outside_days" integer DEFAULT 0 NOT NULL,
	"unit_price" numeric(12, 2) DEFAULT '0' NOT NULL,
	"price_base_qty" varchar(6) COLLATE "C" DEFAULT '1' NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "work_order_operation_company_cd_factory_cd_work_order_no_process_no_split_no_pk" PRIMARY KEY("company_cd","factory_cd","work_order_no","process_no","split_no")
);
--> statement-breakpoint
CREATE TABLE "work_order_output" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"work_order_no" varchar(20) COLLATE "C" NOT NULL,
	"output_no" integer NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"output_kind" varchar(1) COLLATE "C" NOT NULL,
	"qty" numeric(16, 3) NOT NULL,
	"good_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"cost_share" numeric(5, 2) DEFAULT '0' NOT NULL,
	"location_cd" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "work_order_output_company_cd_factory_cd_work_order_no_output_no_pk" PRIMARY KEY("company_cd","factory_cd","work_order_no","output_no")
);
--> statement-breakpoint
CREATE TABLE "work_order_part" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"work_order_no" varchar(20) COLLATE "C" NOT NULL,
	"part_no" integer NOT NULL,
	"process_no" integer NOT NULL,
	"item_cd" varchar(20) COLLATE "C" NOT NULL,
	"substitute_item_cd" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"usage_qty" numeric(18, 6) NOT NULL,
	"need_qty" numeric(16, 3) NOT NULL,
	"used_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"returned_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"location_cd" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"supply_div" varchar(1) COLLATE "C" DEFAULT '1' NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "work_order_part_company_cd_factory_cd_work_order_no_part_no_pk" PRIMARY KEY("company_cd","factory_cd","work_order_no","part_no")
);
--> statement-breakpoint
CREATE TABLE "worker" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"worker_cd" varchar(10) COLLATE "C" NOT NULL,
	"worker_nm" varchar(60) DEFAULT '' NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"badge_no" varchar(40) DEFAULT '' NOT NULL,
	"parallel" integer DEFAULT 1 NOT NULL,
	"cost_per_hour" numeric(10, 2) DEFAULT '0' NOT NULL,
	"calendar_cd" varchar(10) COLLATE "C",
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("worker_cd", '')) || ' ' || kaname_fold(coalesce("worker_nm", '')) || ' ' || kaname_fold(coalesce("kana", '')) || ' ' || kaname_fold(coalesce("calendar_cd", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "worker_company_cd_factory_cd_worker_cd_pk" PRIMARY KEY("company_cd","factory_cd","worker_cd")
);
--> statement-breakpoint
CREATE TABLE "worker_pin" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"worker_cd" varchar(10) COLLATE "C" NOT NULL,
	"pin_hash" varchar(200) NOT NULL,
	"wrong_cnt" integer DEFAULT 0 NOT NULL,
	"wrong_at" timestamp with time zone,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "worker_pin_company_cd_factory_cd_worker_cd_pk" PRIMARY KEY("company_cd","factory_cd","worker_cd")
);
--> statement-breakpoint
CREATE TABLE "worker_qualification" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"worker_cd" varchar(10) COLLATE "C" NOT NULL,
	"qualification_cd" varchar(10) COLLATE "C" NOT NULL,
	"level" integer DEFAULT 0 NOT NULL,
	"valid_from_dt" date,
	"valid_to_dt" date,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("worker_cd", '')) || ' ' || kaname_fold(coalesce("qualification_cd", '')))) STORED,
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
	"priority" integer DEFAULT 1 NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_spread(kaname_fold(coalesce("work_cd", '')) || ' ' || kaname_fold(coalesce("seq_cd", '')) || ' ' || kaname_fold(coalesce("worker_cd", '')) || ' ' || kaname_fold(coalesce("qualification_cd", '')) || ' ' || kaname_fold(coalesce("facility_cd", '')))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "worker_toc_company_cd_factory_cd_work_cd_seq_cd_pk" PRIMARY KEY("company_cd","factory_cd","work_cd","seq_cd")
);
--> statement-breakpoint
ALTER TABLE "acceptance" ADD CONSTRAINT "acceptance_supplier_cd_fk" FOREIGN KEY ("company_cd","supplier_cd","branch_no") REFERENCES "public"."supplier"("company_cd","supplier_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "acceptance_line" ADD CONSTRAINT "acceptance_line_of_header" FOREIGN KEY ("company_cd","factory_cd","acceptance_no") REFERENCES "public"."acceptance"("company_cd","factory_cd","acceptance_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "acceptance_line" ADD CONSTRAINT "acceptance_line_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "acceptance_line" ADD CONSTRAINT "acceptance_line_location_cd_fk" FOREIGN KEY ("company_cd","factory_cd","location_cd") REFERENCES "public"."stock_location"("company_cd","factory_cd","location_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "acceptance_measure" ADD CONSTRAINT "acceptance_measure_of_acceptance" FOREIGN KEY ("company_cd","factory_cd","acceptance_no") REFERENCES "public"."acceptance"("company_cd","factory_cd","acceptance_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "account_difference" ADD CONSTRAINT "account_difference_of_file" FOREIGN KEY ("company_cd","account_no") REFERENCES "public"."account_file"("company_cd","account_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "account_file" ADD CONSTRAINT "account_file_by_matching" FOREIGN KEY ("company_cd","target","matching_cd","version") REFERENCES "public"."csv_matching_version"("company_cd","target","matching_cd","version") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "account_row" ADD CONSTRAINT "account_row_of_file" FOREIGN KEY ("company_cd","account_no") REFERENCES "public"."account_file"("company_cd","account_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ap_balance" ADD CONSTRAINT "ap_balance_supplier_cd_fk" FOREIGN KEY ("company_cd","supplier_cd","branch_no") REFERENCES "public"."supplier"("company_cd","supplier_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_company_cd_user_cd_app_user_company_cd_user_cd_fk" FOREIGN KEY ("company_cd","user_cd") REFERENCES "public"."app_user"("company_cd","user_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ar_balance" ADD CONSTRAINT "ar_balance_customer_cd_fk" FOREIGN KEY ("company_cd","customer_cd","branch_no") REFERENCES "public"."customer"("company_cd","customer_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "arrival" ADD CONSTRAINT "arrival_supplier_cd_fk" FOREIGN KEY ("company_cd","supplier_cd","branch_no") REFERENCES "public"."supplier"("company_cd","supplier_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "arrival_line" ADD CONSTRAINT "arrival_line_of_header" FOREIGN KEY ("company_cd","factory_cd","arrival_no") REFERENCES "public"."arrival"("company_cd","factory_cd","arrival_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "arrival_line" ADD CONSTRAINT "arrival_line_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "arrival_line" ADD CONSTRAINT "arrival_line_location_cd_fk" FOREIGN KEY ("company_cd","factory_cd","location_cd") REFERENCES "public"."stock_location"("company_cd","factory_cd","location_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "arrival_line" ADD CONSTRAINT "arrival_line_owner_cd_fk" FOREIGN KEY ("company_cd","owner_cd","owner_branch_no") REFERENCES "public"."customer"("company_cd","customer_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_company_cd_file_no_stored_file_company_cd_file_no_fk" FOREIGN KEY ("company_cd","file_no") REFERENCES "public"."stored_file"("company_cd","file_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bom" ADD CONSTRAINT "bom_parent_item_cd_fk" FOREIGN KEY ("company_cd","parent_item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bom" ADD CONSTRAINT "bom_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bom" ADD CONSTRAINT "bom_substitute_item_cd_fk" FOREIGN KEY ("company_cd","substitute_item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bom_output" ADD CONSTRAINT "bom_output_parent_item_cd_fk" FOREIGN KEY ("company_cd","parent_item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bom_output" ADD CONSTRAINT "bom_output_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calendar_day" ADD CONSTRAINT "calendar_day_calendar_cd_fk" FOREIGN KEY ("company_cd","calendar_cd") REFERENCES "public"."calendar"("company_cd","calendar_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "carrier" ADD CONSTRAINT "carrier_calendar_cd_fk" FOREIGN KEY ("company_cd","calendar_cd") REFERENCES "public"."calendar"("company_cd","calendar_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "carrier_fare" ADD CONSTRAINT "carrier_fare_carrier_cd_fk" FOREIGN KEY ("company_cd","carrier_cd") REFERENCES "public"."carrier"("company_cd","carrier_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "code_div" ADD CONSTRAINT "code_div_kind_cd_fk" FOREIGN KEY ("company_cd","kind_cd") REFERENCES "public"."code_kind"("company_cd","kind_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "csv_matching_version" ADD CONSTRAINT "csv_matching_version_of_matching" FOREIGN KEY ("company_cd","target","matching_cd") REFERENCES "public"."csv_matching"("company_cd","target","matching_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_employee_cd_fk" FOREIGN KEY ("company_cd","employee_cd") REFERENCES "public"."employee"("company_cd","employee_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_invoice_to_cd_fk" FOREIGN KEY ("company_cd","invoice_to_cd","invoice_to_branch_no") REFERENCES "public"."customer"("company_cd","customer_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_bank_account_cd_fk" FOREIGN KEY ("company_cd","bank_account_cd") REFERENCES "public"."bank_account"("company_cd","account_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_destination" ADD CONSTRAINT "customer_destination_customer_cd_fk" FOREIGN KEY ("company_cd","customer_cd","branch_no") REFERENCES "public"."customer"("company_cd","customer_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_destination" ADD CONSTRAINT "customer_destination_carrier_cd_fk" FOREIGN KEY ("company_cd","carrier_cd") REFERENCES "public"."carrier"("company_cd","carrier_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_destination" ADD CONSTRAINT "customer_destination_calendar_cd_fk" FOREIGN KEY ("company_cd","calendar_cd") REFERENCES "public"."calendar"("company_cd","calendar_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_history" ADD CONSTRAINT "customer_history_customer_cd_fk" FOREIGN KEY ("company_cd","customer_cd","branch_no") REFERENCES "public"."customer"("company_cd","customer_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_item" ADD CONSTRAINT "customer_item_customer_cd_fk" FOREIGN KEY ("company_cd","customer_cd","branch_no") REFERENCES "public"."customer"("company_cd","customer_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_item" ADD CONSTRAINT "customer_item_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_plan" ADD CONSTRAINT "customer_plan_of_customer" FOREIGN KEY ("company_cd","customer_cd","branch_no") REFERENCES "public"."customer"("company_cd","customer_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_plan" ADD CONSTRAINT "customer_plan_of_item" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_unit_price" ADD CONSTRAINT "customer_unit_price_customer_cd_fk" FOREIGN KEY ("company_cd","customer_cd","branch_no") REFERENCES "public"."customer"("company_cd","customer_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_unit_price" ADD CONSTRAINT "customer_unit_price_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_customer" FOREIGN KEY ("company_cd","customer_cd","branch_no") REFERENCES "public"."customer"("company_cd","customer_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "delivery_line" ADD CONSTRAINT "delivery_line_of_delivery" FOREIGN KEY ("company_cd","factory_cd","delivery_no") REFERENCES "public"."delivery"("company_cd","factory_cd","delivery_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "delivery_line" ADD CONSTRAINT "delivery_line_order" FOREIGN KEY ("company_cd","factory_cd","order_no") REFERENCES "public"."receive_order"("company_cd","factory_cd","order_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "delivery_package" ADD CONSTRAINT "delivery_package_of_line" FOREIGN KEY ("company_cd","factory_cd","delivery_no","line_no") REFERENCES "public"."delivery_line"("company_cd","factory_cd","delivery_no","line_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "department" ADD CONSTRAINT "department_organization_cd_fk" FOREIGN KEY ("company_cd","organization_cd") REFERENCES "public"."organization"("company_cd","organization_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "director" ADD CONSTRAINT "director_role_cd_fk" FOREIGN KEY ("company_cd","role_cd") REFERENCES "public"."role"("company_cd","role_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_department_cd_fk" FOREIGN KEY ("company_cd","department_cd") REFERENCES "public"."department"("company_cd","department_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_team_cd_fk" FOREIGN KEY ("company_cd","team_cd") REFERENCES "public"."team"("company_cd","team_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_director_cd_fk" FOREIGN KEY ("company_cd","director_cd") REFERENCES "public"."director"("company_cd","director_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "facility" ADD CONSTRAINT "facility_facility_group_cd_fk" FOREIGN KEY ("company_cd","factory_cd","facility_group_cd") REFERENCES "public"."facility_group"("company_cd","factory_cd","facility_group_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "facility" ADD CONSTRAINT "facility_calendar_cd_fk" FOREIGN KEY ("company_cd","calendar_cd") REFERENCES "public"."calendar"("company_cd","calendar_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "facility_exception" ADD CONSTRAINT "facility_exception_facility_cd_fk" FOREIGN KEY ("company_cd","factory_cd","facility_cd") REFERENCES "public"."facility"("company_cd","factory_cd","facility_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "facility_toc" ADD CONSTRAINT "facility_toc_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "facility_toc" ADD CONSTRAINT "facility_toc_work_cd_fk" FOREIGN KEY ("company_cd","factory_cd","work_cd") REFERENCES "public"."work"("company_cd","factory_cd","work_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "facility_toc" ADD CONSTRAINT "facility_toc_facility_cd_fk" FOREIGN KEY ("company_cd","factory_cd","facility_cd") REFERENCES "public"."facility"("company_cd","factory_cd","facility_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "final_inspection_measure" ADD CONSTRAINT "final_measure_of_inspection" FOREIGN KEY ("company_cd","inspection_no") REFERENCES "public"."final_inspection"("company_cd","inspection_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "forecast_firm" ADD CONSTRAINT "forecast_firm_of_customer" FOREIGN KEY ("company_cd","customer_cd","branch_no") REFERENCES "public"."customer"("company_cd","customer_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "forecast_order" ADD CONSTRAINT "forecast_order_of_version" FOREIGN KEY ("company_cd","factory_cd","customer_cd","branch_no","month","version_no") REFERENCES "public"."forecast_version"("company_cd","factory_cd","customer_cd","branch_no","month","version_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "forecast_order" ADD CONSTRAINT "forecast_order_of_item" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "forecast_version" ADD CONSTRAINT "forecast_version_of_customer" FOREIGN KEY ("company_cd","customer_cd","branch_no") REFERENCES "public"."customer"("company_cd","customer_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "forecast_version" ADD CONSTRAINT "forecast_version_by_import" FOREIGN KEY ("company_cd","import_no") REFERENCES "public"."order_import"("company_cd","import_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "guarded_act" ADD CONSTRAINT "guarded_act_supplier" FOREIGN KEY ("company_cd","supplier_cd","branch_no") REFERENCES "public"."supplier"("company_cd","supplier_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inspection_certificate" ADD CONSTRAINT "certificate_of_inspection" FOREIGN KEY ("company_cd","inspection_no") REFERENCES "public"."final_inspection"("company_cd","inspection_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inspection_certificate" ADD CONSTRAINT "certificate_file" FOREIGN KEY ("company_cd","file_no") REFERENCES "public"."stored_file"("company_cd","file_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inspection_point" ADD CONSTRAINT "inspection_point_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inventory_cycle" ADD CONSTRAINT "inventory_cycle_location_cd_fk" FOREIGN KEY ("company_cd","factory_cd","location_cd") REFERENCES "public"."stock_location"("company_cd","factory_cd","location_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inventory_cycle" ADD CONSTRAINT "inventory_cycle_item_type_cd_fk" FOREIGN KEY ("company_cd","item_type_cd") REFERENCES "public"."item_type"("company_cd","item_type_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inventory_line" ADD CONSTRAINT "inventory_line_of_inventory" FOREIGN KEY ("company_cd","factory_cd","inventory_no") REFERENCES "public"."inventory"("company_cd","factory_cd","inventory_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inventory_tag" ADD CONSTRAINT "inventory_tag_of_inventory" FOREIGN KEY ("company_cd","factory_cd","inventory_no") REFERENCES "public"."inventory"("company_cd","factory_cd","inventory_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_statement" ADD CONSTRAINT "invoice_statement_customer" FOREIGN KEY ("company_cd","customer_cd","branch_no") REFERENCES "public"."customer"("company_cd","customer_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoice_statement_tax" ADD CONSTRAINT "invoice_statement_tax_of_statement" FOREIGN KEY ("company_cd","statement_no") REFERENCES "public"."invoice_statement"("company_cd","statement_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_item_type_cd_fk" FOREIGN KEY ("company_cd","item_type_cd") REFERENCES "public"."item_type"("company_cd","item_type_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_kind_cd_fk" FOREIGN KEY ("company_cd","kind_cd") REFERENCES "public"."kind"("company_cd","kind_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_successor_item_cd_fk" FOREIGN KEY ("company_cd","successor_item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_package_cd_fk" FOREIGN KEY ("company_cd","package_cd") REFERENCES "public"."package"("company_cd","package_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "item_cost" ADD CONSTRAINT "item_cost_item" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "item_factory" ADD CONSTRAINT "item_factory_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "item_factory" ADD CONSTRAINT "item_factory_location_cd_fk" FOREIGN KEY ("company_cd","factory_cd","location_cd") REFERENCES "public"."stock_location"("company_cd","factory_cd","location_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "item_factory" ADD CONSTRAINT "item_factory_ship_location_cd_fk" FOREIGN KEY ("company_cd","factory_cd","ship_location_cd") REFERENCES "public"."stock_location"("company_cd","factory_cd","location_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "item_standard_cost" ADD CONSTRAINT "item_standard_cost_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_file" ADD CONSTRAINT "job_file_company_cd_job_no_job_company_cd_job_no_fk" FOREIGN KEY ("company_cd","job_no") REFERENCES "public"."job"("company_cd","job_no") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_file_chunk" ADD CONSTRAINT "job_file_chunk_company_cd_job_no_job_file_company_cd_job_no_fk" FOREIGN KEY ("company_cd","job_no") REFERENCES "public"."job_file"("company_cd","job_no") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_log" ADD CONSTRAINT "job_log_company_cd_job_no_job_company_cd_job_no_fk" FOREIGN KEY ("company_cd","job_no") REFERENCES "public"."job"("company_cd","job_no") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "journal_entry" ADD CONSTRAINT "journal_entry_of_export" FOREIGN KEY ("company_cd","export_no") REFERENCES "public"."journal_export"("company_cd","export_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lead_time" ADD CONSTRAINT "lead_time_supplier_cd_fk" FOREIGN KEY ("company_cd","supplier_cd","branch_no") REFERENCES "public"."supplier"("company_cd","supplier_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lead_time" ADD CONSTRAINT "lead_time_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lot" ADD CONSTRAINT "lot_item" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mes_handover_line" ADD CONSTRAINT "mes_handover_line_of" FOREIGN KEY ("company_cd","factory_cd","handover_no") REFERENCES "public"."mes_handover"("company_cd","factory_cd","handover_no") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "operation" ADD CONSTRAINT "operation_location_cd_fk" FOREIGN KEY ("company_cd","factory_cd","location_cd") REFERENCES "public"."stock_location"("company_cd","factory_cd","location_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "operation" ADD CONSTRAINT "operation_supplier_cd_fk" FOREIGN KEY ("company_cd","supplier_cd","supplier_branch_no") REFERENCES "public"."supplier"("company_cd","supplier_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_import" ADD CONSTRAINT "order_import_by_matching" FOREIGN KEY ("company_cd","target","matching_cd","version") REFERENCES "public"."csv_matching_version"("company_cd","target","matching_cd","version") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_import_row" ADD CONSTRAINT "order_import_row_of_import" FOREIGN KEY ("company_cd","import_no") REFERENCES "public"."order_import"("company_cd","import_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "organization" ADD CONSTRAINT "organization_parent_cd_fk" FOREIGN KEY ("company_cd","parent_cd") REFERENCES "public"."organization"("company_cd","organization_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "partner_contact" ADD CONSTRAINT "partner_contact_customer_cd_fk" FOREIGN KEY ("company_cd","customer_cd","customer_branch_no") REFERENCES "public"."customer"("company_cd","customer_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "partner_contact" ADD CONSTRAINT "partner_contact_supplier_cd_fk" FOREIGN KEY ("company_cd","supplier_cd","supplier_branch_no") REFERENCES "public"."supplier"("company_cd","supplier_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pbom_part" ADD CONSTRAINT "pbom_part_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pbom_part" ADD CONSTRAINT "pbom_part_part_item_cd_fk" FOREIGN KEY ("company_cd","part_item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pbom_part" ADD CONSTRAINT "pbom_part_substitute_item_cd_fk" FOREIGN KEY ("company_cd","substitute_item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pbom_process" ADD CONSTRAINT "pbom_process_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pbom_process" ADD CONSTRAINT "pbom_process_operation_cd_fk" FOREIGN KEY ("company_cd","factory_cd","operation_cd") REFERENCES "public"."operation"("company_cd","factory_cd","operation_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pbom_process" ADD CONSTRAINT "pbom_process_work_cd_fk" FOREIGN KEY ("company_cd","factory_cd","work_cd") REFERENCES "public"."work"("company_cd","factory_cd","work_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pbom_process" ADD CONSTRAINT "pbom_process_out_location_cd_fk" FOREIGN KEY ("company_cd","factory_cd","out_location_cd") REFERENCES "public"."stock_location"("company_cd","factory_cd","location_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pbom_process" ADD CONSTRAINT "pbom_process_in_location_cd_fk" FOREIGN KEY ("company_cd","factory_cd","in_location_cd") REFERENCES "public"."stock_location"("company_cd","factory_cd","location_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pbom_process" ADD CONSTRAINT "pbom_process_facility_group_cd_fk" FOREIGN KEY ("company_cd","factory_cd","facility_group_cd") REFERENCES "public"."facility_group"("company_cd","factory_cd","facility_group_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pbom_process" ADD CONSTRAINT "pbom_process_supplier_cd_fk" FOREIGN KEY ("company_cd","supplier_cd","supplier_branch_no") REFERENCES "public"."supplier"("company_cd","supplier_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "place_order" ADD CONSTRAINT "place_order_supplier_cd_fk" FOREIGN KEY ("company_cd","supplier_cd","branch_no") REFERENCES "public"."supplier"("company_cd","supplier_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "place_order" ADD CONSTRAINT "place_order_employee_cd_fk" FOREIGN KEY ("company_cd","employee_cd") REFERENCES "public"."employee"("company_cd","employee_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "place_order" ADD CONSTRAINT "place_order_department_cd_fk" FOREIGN KEY ("company_cd","department_cd") REFERENCES "public"."department"("company_cd","department_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "place_order_cycle" ADD CONSTRAINT "place_order_cycle_calendar_cd_fk" FOREIGN KEY ("company_cd","calendar_cd") REFERENCES "public"."calendar"("company_cd","calendar_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "place_order_issue" ADD CONSTRAINT "place_order_issue_of_order" FOREIGN KEY ("company_cd","factory_cd","po_no") REFERENCES "public"."place_order"("company_cd","factory_cd","po_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "place_order_line" ADD CONSTRAINT "place_order_line_of_header" FOREIGN KEY ("company_cd","factory_cd","po_no") REFERENCES "public"."place_order"("company_cd","factory_cd","po_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "place_order_line" ADD CONSTRAINT "place_order_line_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "place_order_line" ADD CONSTRAINT "place_order_line_location_cd_fk" FOREIGN KEY ("company_cd","factory_cd","location_cd") REFERENCES "public"."stock_location"("company_cd","factory_cd","location_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "place_order_master" ADD CONSTRAINT "place_order_master_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "place_order_master" ADD CONSTRAINT "place_order_master_supplier_cd_fk" FOREIGN KEY ("company_cd","supplier_cd","branch_no") REFERENCES "public"."supplier"("company_cd","supplier_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "place_order_master" ADD CONSTRAINT "place_order_master_cycle_cd_fk" FOREIGN KEY ("company_cd","factory_cd","cycle_cd") REFERENCES "public"."place_order_cycle"("company_cd","factory_cd","cycle_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "plan_operation" ADD CONSTRAINT "plan_operation_of_plan" FOREIGN KEY ("company_cd","plan_no") REFERENCES "public"."production_plan"("company_cd","plan_no") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "plan_operation_resource" ADD CONSTRAINT "plan_operation_resource_of_operation" FOREIGN KEY ("company_cd","plan_no","process_no","split_no") REFERENCES "public"."plan_operation"("company_cd","plan_no","process_no","split_no") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "price_talk" ADD CONSTRAINT "price_talk_supplier_cd_fk" FOREIGN KEY ("company_cd","supplier_cd","branch_no") REFERENCES "public"."supplier"("company_cd","supplier_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "price_talk" ADD CONSTRAINT "price_talk_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "price_talk" ADD CONSTRAINT "price_talk_employee_cd_fk" FOREIGN KEY ("company_cd","employee_cd") REFERENCES "public"."employee"("company_cd","employee_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_time" ADD CONSTRAINT "product_time_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_time" ADD CONSTRAINT "product_time_operation_cd_fk" FOREIGN KEY ("company_cd","factory_cd","operation_cd") REFERENCES "public"."operation"("company_cd","factory_cd","operation_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_time" ADD CONSTRAINT "product_time_work_cd_fk" FOREIGN KEY ("company_cd","factory_cd","work_cd") REFERENCES "public"."work"("company_cd","factory_cd","work_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_supplier_cd_fk" FOREIGN KEY ("company_cd","supplier_cd","branch_no") REFERENCES "public"."supplier"("company_cd","supplier_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "purchase_line" ADD CONSTRAINT "purchase_line_of_header" FOREIGN KEY ("company_cd","factory_cd","purchase_no") REFERENCES "public"."purchase"("company_cd","factory_cd","purchase_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "purchase_line" ADD CONSTRAINT "purchase_line_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_customer" FOREIGN KEY ("company_cd","customer_cd","branch_no") REFERENCES "public"."customer"("company_cd","customer_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receipt_match" ADD CONSTRAINT "receipt_match_receipt" FOREIGN KEY ("company_cd","receipt_no") REFERENCES "public"."receipt"("company_cd","receipt_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receipt_match" ADD CONSTRAINT "receipt_match_statement" FOREIGN KEY ("company_cd","statement_no") REFERENCES "public"."invoice_statement"("company_cd","statement_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receive_order" ADD CONSTRAINT "receive_order_customer_cd_fk" FOREIGN KEY ("company_cd","customer_cd","branch_no") REFERENCES "public"."customer"("company_cd","customer_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receive_order" ADD CONSTRAINT "receive_order_destination_cd_fk" FOREIGN KEY ("company_cd","customer_cd","branch_no","destination_cd") REFERENCES "public"."customer_destination"("company_cd","customer_cd","branch_no","destination_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receive_order" ADD CONSTRAINT "receive_order_employee_cd_fk" FOREIGN KEY ("company_cd","employee_cd") REFERENCES "public"."employee"("company_cd","employee_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receive_order" ADD CONSTRAINT "receive_order_department_cd_fk" FOREIGN KEY ("company_cd","department_cd") REFERENCES "public"."department"("company_cd","department_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receive_order_line" ADD CONSTRAINT "receive_order_line_of_header" FOREIGN KEY ("company_cd","factory_cd","order_no") REFERENCES "public"."receive_order"("company_cd","factory_cd","order_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receive_order_line" ADD CONSTRAINT "receive_order_line_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receive_order_line" ADD CONSTRAINT "receive_order_line_location_cd_fk" FOREIGN KEY ("company_cd","factory_cd","location_cd") REFERENCES "public"."stock_location"("company_cd","factory_cd","location_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receive_order_line" ADD CONSTRAINT "receive_order_line_supplier_cd_fk" FOREIGN KEY ("company_cd","supplier_cd","supplier_branch_no") REFERENCES "public"."supplier"("company_cd","supplier_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receive_order_line" ADD CONSTRAINT "receive_order_line_ship_item_cd_fk" FOREIGN KEY ("company_cd","ship_item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "role_permission" ADD CONSTRAINT "role_permission_company_cd_role_cd_role_company_cd_role_cd_fk" FOREIGN KEY ("company_cd","role_cd") REFERENCES "public"."role"("company_cd","role_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rolled_price" ADD CONSTRAINT "rolled_price_of_item" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_customer_cd_fk" FOREIGN KEY ("company_cd","customer_cd","branch_no") REFERENCES "public"."customer"("company_cd","customer_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_destination_cd_fk" FOREIGN KEY ("company_cd","customer_cd","branch_no","destination_cd") REFERENCES "public"."customer_destination"("company_cd","customer_cd","branch_no","destination_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_invoice_to_cd_fk" FOREIGN KEY ("company_cd","invoice_to_cd","invoice_to_branch_no") REFERENCES "public"."customer"("company_cd","customer_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_employee_cd_fk" FOREIGN KEY ("company_cd","employee_cd") REFERENCES "public"."employee"("company_cd","employee_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_department_cd_fk" FOREIGN KEY ("company_cd","department_cd") REFERENCES "public"."department"("company_cd","department_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sales_line" ADD CONSTRAINT "sales_line_of_header" FOREIGN KEY ("company_cd","factory_cd","sales_no") REFERENCES "public"."sales"("company_cd","factory_cd","sales_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sales_line" ADD CONSTRAINT "sales_line_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sales_line" ADD CONSTRAINT "sales_line_location_cd_fk" FOREIGN KEY ("company_cd","factory_cd","location_cd") REFERENCES "public"."stock_location"("company_cd","factory_cd","location_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "setup_time" ADD CONSTRAINT "setup_time_facility_group_cd_fk" FOREIGN KEY ("company_cd","factory_cd","facility_group_cd") REFERENCES "public"."facility_group"("company_cd","factory_cd","facility_group_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shift" ADD CONSTRAINT "shift_calendar_cd_fk" FOREIGN KEY ("company_cd","calendar_cd") REFERENCES "public"."calendar"("company_cd","calendar_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sign_in_failure" ADD CONSTRAINT "sign_in_failure_company_cd_user_cd_app_user_company_cd_user_cd_fk" FOREIGN KEY ("company_cd","user_cd") REFERENCES "public"."app_user"("company_cd","user_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock_balance" ADD CONSTRAINT "stock_balance_location" FOREIGN KEY ("company_cd","factory_cd","location_cd") REFERENCES "public"."stock_location"("company_cd","factory_cd","location_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock_entry" ADD CONSTRAINT "stock_entry_of_ledger" FOREIGN KEY ("company_cd","ledger_no") REFERENCES "public"."stock_ledger"("company_cd","ledger_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock_ledger" ADD CONSTRAINT "stock_ledger_reverses" FOREIGN KEY ("company_cd","reverses") REFERENCES "public"."stock_ledger"("company_cd","ledger_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock_location" ADD CONSTRAINT "stock_location_parent_cd_fk" FOREIGN KEY ("company_cd","factory_cd","parent_cd") REFERENCES "public"."stock_location"("company_cd","factory_cd","location_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock_location" ADD CONSTRAINT "stock_location_supplier_cd_fk" FOREIGN KEY ("company_cd","supplier_cd","supplier_branch_no") REFERENCES "public"."supplier"("company_cd","supplier_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock_lock" ADD CONSTRAINT "stock_lock_location" FOREIGN KEY ("company_cd","factory_cd","location_cd") REFERENCES "public"."stock_location"("company_cd","factory_cd","location_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_company_cd_replaces_no_stored_file_company_cd_file_no_fk" FOREIGN KEY ("company_cd","replaces_no") REFERENCES "public"."stored_file"("company_cd","file_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stored_file_chunk" ADD CONSTRAINT "stored_file_chunk_company_cd_file_no_stored_file_company_cd_file_no_fk" FOREIGN KEY ("company_cd","file_no") REFERENCES "public"."stored_file"("company_cd","file_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "supplier" ADD CONSTRAINT "supplier_calendar_cd_fk" FOREIGN KEY ("company_cd","calendar_cd") REFERENCES "public"."calendar"("company_cd","calendar_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "supplier" ADD CONSTRAINT "supplier_pay_to_cd_fk" FOREIGN KEY ("company_cd","pay_to_cd","pay_to_branch_no") REFERENCES "public"."supplier"("company_cd","supplier_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "supplier_die" ADD CONSTRAINT "supplier_die_supplier_cd_fk" FOREIGN KEY ("company_cd","supplier_cd","branch_no") REFERENCES "public"."supplier"("company_cd","supplier_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "supplier_die" ADD CONSTRAINT "supplier_die_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "supplier_forecast" ADD CONSTRAINT "supplier_forecast_supplier" FOREIGN KEY ("company_cd","supplier_cd","branch_no") REFERENCES "public"."supplier"("company_cd","supplier_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "supplier_forecast_line" ADD CONSTRAINT "supplier_forecast_line_of" FOREIGN KEY ("company_cd","factory_cd","forecast_no") REFERENCES "public"."supplier_forecast"("company_cd","factory_cd","forecast_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "supplier_forecast_line" ADD CONSTRAINT "supplier_forecast_line_item" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "supplier_statement" ADD CONSTRAINT "supplier_statement_supplier" FOREIGN KEY ("company_cd","supplier_cd","branch_no") REFERENCES "public"."supplier"("company_cd","supplier_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "supplier_statement_tax" ADD CONSTRAINT "supplier_statement_tax_of_statement" FOREIGN KEY ("company_cd","statement_no") REFERENCES "public"."supplier_statement"("company_cd","statement_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "supply_out" ADD CONSTRAINT "supply_out_supplier_cd_fk" FOREIGN KEY ("company_cd","supplier_cd","branch_no") REFERENCES "public"."supplier"("company_cd","supplier_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "supply_out_line" ADD CONSTRAINT "supply_out_line_of_header" FOREIGN KEY ("company_cd","factory_cd","supply_no") REFERENCES "public"."supply_out"("company_cd","factory_cd","supply_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "supply_out_line" ADD CONSTRAINT "supply_out_line_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "supply_out_line" ADD CONSTRAINT "supply_out_line_location_cd_fk" FOREIGN KEY ("company_cd","factory_cd","location_cd") REFERENCES "public"."stock_location"("company_cd","factory_cd","location_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_department_cd_fk" FOREIGN KEY ("company_cd","department_cd") REFERENCES "public"."department"("company_cd","department_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_factory_cd_fk" FOREIGN KEY ("company_cd","factory_cd") REFERENCES "public"."factory"("company_cd","factory_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "transport" ADD CONSTRAINT "transport_carrier" FOREIGN KEY ("company_cd","carrier_cd") REFERENCES "public"."carrier"("company_cd","carrier_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "trial_slip" ADD CONSTRAINT "trial_slip_plant_cd_fk" FOREIGN KEY ("company_cd","plant_cd") REFERENCES "public"."factory"("company_cd","factory_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "trial_slip_line" ADD CONSTRAINT "trial_slip_line_of_header" FOREIGN KEY ("company_cd","factory_cd","slip_no") REFERENCES "public"."trial_slip"("company_cd","factory_cd","slip_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "trial_slip_line" ADD CONSTRAINT "trial_slip_line_ships_from_cd_fk" FOREIGN KEY ("company_cd","ships_from_cd") REFERENCES "public"."factory"("company_cd","factory_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "unit_price" ADD CONSTRAINT "unit_price_supplier_cd_fk" FOREIGN KEY ("company_cd","supplier_cd","branch_no") REFERENCES "public"."supplier"("company_cd","supplier_cd","branch_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "unit_price" ADD CONSTRAINT "unit_price_item_cd_fk" FOREIGN KEY ("company_cd","item_cd") REFERENCES "public"."item"("company_cd","item_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_factory" ADD CONSTRAINT "user_factory_company_cd_user_cd_app_user_company_cd_user_cd_fk" FOREIGN KEY ("company_cd","user_cd") REFERENCES "public"."app_user"("company_cd","user_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_company_cd_user_cd_app_user_company_cd_user_cd_fk" FOREIGN KEY ("company_cd","user_cd") REFERENCES "public"."app_user"("company_cd","user_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_company_cd_role_cd_role_company_cd_role_cd_fk" FOREIGN KEY ("company_cd","role_cd") REFERENCES "public"."role"("company_cd","role_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "usual_order" ADD CONSTRAINT "usual_order_is_an_order" FOREIGN KEY ("company_cd","factory_cd","order_no") REFERENCES "public"."receive_order"("company_cd","factory_cd","order_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_company_cd_user_cd_app_user_company_cd_user_cd_fk" FOREIGN KEY ("company_cd","user_cd") REFERENCES "public"."app_user"("company_cd","user_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work" ADD CONSTRAINT "work_operation_cd_fk" FOREIGN KEY ("company_cd","factory_cd","operation_cd") REFERENCES "public"."operation"("company_cd","factory_cd","operation_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_measure" ADD CONSTRAINT "work_measure_of_event" FOREIGN KEY ("company_cd","event_no") REFERENCES "public"."work_event"("company_cd","event_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_order_operation" ADD CONSTRAINT "work_order_operation_of_work_order" FOREIGN KEY ("company_cd","factory_cd","work_order_no") REFERENCES "public"."work_order"("company_cd","factory_cd","work_order_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_order_output" ADD CONSTRAINT "work_order_output_of_work_order" FOREIGN KEY ("company_cd","factory_cd","work_order_no") REFERENCES "public"."work_order"("company_cd","factory_cd","work_order_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_order_part" ADD CONSTRAINT "work_order_part_of_work_order" FOREIGN KEY ("company_cd","factory_cd","work_order_no") REFERENCES "public"."work_order"("company_cd","factory_cd","work_order_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "worker" ADD CONSTRAINT "worker_calendar_cd_fk" FOREIGN KEY ("company_cd","calendar_cd") REFERENCES "public"."calendar"("company_cd","calendar_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "worker_pin" ADD CONSTRAINT "worker_pin_of_worker" FOREIGN KEY ("company_cd","factory_cd","worker_cd") REFERENCES "public"."worker"("company_cd","factory_cd","worker_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "worker_qualification" ADD CONSTRAINT "worker_qualification_worker_cd_fk" FOREIGN KEY ("company_cd","factory_cd","worker_cd") REFERENCES "public"."worker"("company_cd","factory_cd","worker_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "worker_qualification" ADD CONSTRAINT "worker_qualification_qualification_cd_fk" FOREIGN KEY ("company_cd","factory_cd","qualification_cd") REFERENCES "public"."qualification"("company_cd","factory_cd","qualification_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "worker_toc" ADD CONSTRAINT "worker_toc_work_cd_fk" FOREIGN KEY ("company_cd","factory_cd","work_cd") REFERENCES "public"."work"("company_cd","factory_cd","work_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "worker_toc" ADD CONSTRAINT "worker_toc_worker_cd_fk" FOREIGN KEY ("company_cd","factory_cd","worker_cd") REFERENCES "public"."worker"("company_cd","factory_cd","worker_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "worker_toc" ADD CONSTRAINT "worker_toc_qualification_cd_fk" FOREIGN KEY ("company_cd","factory_cd","qualification_cd") REFERENCES "public"."qualification"("company_cd","factory_cd","qualification_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "worker_toc" ADD CONSTRAINT "worker_toc_facility_cd_fk" FOREIGN KEY ("company_cd","factory_cd","facility_cd") REFERENCES "public"."facility"("company_cd","factory_cd","facility_cd") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "acceptance_by_date" ON "acceptance" USING btree ("company_cd","factory_cd","accept_dt");
--> statement-breakpoint
CREATE INDEX "acceptance_of_supplier_cd" ON "acceptance" USING btree ("company_cd","supplier_cd","branch_no","accept_dt");
--> statement-breakpoint
CREATE INDEX "acceptance_line_of_item_cd" ON "acceptance_line" USING btree ("company_cd","item_cd");
--> statement-breakpoint
CREATE INDEX "acceptance_line_of_location_cd" ON "acceptance_line" USING btree ("company_cd","factory_cd","location_cd");
--> statement-breakpoint
CREATE INDEX "access_log_of_address" ON "access_log" USING btree ("company_cd","event","address","at");
--> statement-breakpoint
CREATE INDEX "access_log_of_user" ON "access_log" USING btree ("company_cd","user_cd","at");
--> statement-breakpoint
CREATE INDEX "access_log_by_time" ON "access_log" USING btree ("company_cd","at","access_no");
--> statement-breakpoint
CREATE UNIQUE INDEX "account_file_once" ON "account_file" USING btree ("company_cd","target","about_no","file_hash") WHERE "account_file"."account_status" <> '9';
--> statement-breakpoint
CREATE INDEX "account_file_about" ON "account_file" USING btree ("company_cd","target","about_no");
--> statement-breakpoint
CREATE INDEX "allocation_of_item" ON "allocation" USING btree ("company_cd","factory_cd","item_cd","warehouse_cd");
--> statement-breakpoint
CREATE INDEX "allocation_release_of_document" ON "allocation_release" USING btree ("company_cd","document_kind","document_no");
--> statement-breakpoint
CREATE INDEX "allocation_release_unseen" ON "allocation_release" USING btree ("company_cd","factory_cd","demand_kind") WHERE "allocation_release"."seen_at" IS NULL;
--> statement-breakpoint
CREATE INDEX "ap_balance_total" ON "ap_balance" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "ap_balance_search_key" ON "ap_balance" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "api_key_hash" ON "api_key" USING btree ("company_cd","key_hash");
--> statement-breakpoint
CREATE INDEX "app_user_by_name" ON "app_user" USING btree ("company_cd","username");
--> statement-breakpoint
CREATE INDEX "app_user_by_kana" ON "app_user" USING btree ("company_cd","kana","user_cd");
--> statement-breakpoint
CREATE INDEX "app_user_search_key" ON "app_user" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ar_balance_total" ON "ar_balance" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "ar_balance_search_key" ON "ar_balance" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "arrival_by_date" ON "arrival" USING btree ("company_cd","factory_cd","receipt_dt");
--> statement-breakpoint
CREATE INDEX "arrival_of_supplier_cd" ON "arrival" USING btree ("company_cd","supplier_cd","branch_no","receipt_dt");
--> statement-breakpoint
CREATE INDEX "arrival_line_of_item_cd" ON "arrival_line" USING btree ("company_cd","item_cd");
--> statement-breakpoint
CREATE INDEX "arrival_line_of_location_cd" ON "arrival_line" USING btree ("company_cd","factory_cd","location_cd");
--> statement-breakpoint
CREATE INDEX "arrival_line_of_owner_cd" ON "arrival_line" USING btree ("company_cd","owner_cd","owner_branch_no");
--> statement-breakpoint
CREATE INDEX "attachment_of_row" ON "attachment" USING btree ("company_cd","table_nm","row_key");
--> statement-breakpoint
CREATE INDEX "bank_account_total" ON "bank_account" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "bank_account_search_key" ON "bank_account" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "bom_total" ON "bom" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "bom_search_key" ON "bom" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "bom_of_item_cd" ON "bom" USING btree ("company_cd","item_cd");
--> statement-breakpoint
CREATE INDEX "bom_of_substitute_item_cd" ON "bom" USING btree ("company_cd","substitute_item_cd");
--> statement-breakpoint
CREATE INDEX "bom_output_total" ON "bom_output" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "bom_output_search_key" ON "bom_output" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "bom_output_of_item_cd" ON "bom_output" USING btree ("company_cd","item_cd");
--> statement-breakpoint
CREATE INDEX "calendar_total" ON "calendar" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "calendar_search_key" ON "calendar" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "calendar_day_total" ON "calendar_day" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "calendar_day_search_key" ON "calendar_day" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "carrier_total" ON "carrier" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "carrier_search_key" ON "carrier" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "carrier_by_kana" ON "carrier" USING btree ("company_cd","kana","carrier_cd");
--> statement-breakpoint
CREATE INDEX "carrier_of_calendar_cd" ON "carrier" USING btree ("company_cd","calendar_cd");
--> statement-breakpoint
CREATE INDEX "carrier_fare_total" ON "carrier_fare" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "carrier_fare_search_key" ON "carrier_fare" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "change_history_of_row" ON "change_history" USING btree ("company_cd","table_nm","row_key","history_no");
--> statement-breakpoint
CREATE INDEX "change_history_by_time" ON "change_history" USING btree ("company_cd","at","history_no");
--> statement-breakpoint
CREATE INDEX "change_request_of_order" ON "change_request" USING btree ("company_cd","factory_cd","order_no");
--> statement-breakpoint
CREATE UNIQUE INDEX "change_request_open" ON "change_request" USING btree ("company_cd","factory_cd","order_no","line_no") WHERE request_status = '0';
--> statement-breakpoint
CREATE INDEX "code_div_total" ON "code_div" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "code_div_search_key" ON "code_div" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "code_kind_total" ON "code_kind" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "code_kind_search_key" ON "code_kind" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "comment_total" ON "comment" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "comment_search_key" ON "comment" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "customer_total" ON "customer" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "customer_search_key" ON "customer" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "customer_by_kana" ON "customer" USING btree ("company_cd","kana","customer_cd","branch_no");
--> statement-breakpoint
CREATE INDEX "customer_of_employee_cd" ON "customer" USING btree ("company_cd","employee_cd");
--> statement-breakpoint
CREATE INDEX "customer_of_invoice_to_cd" ON "customer" USING btree ("company_cd","invoice_to_cd","invoice_to_branch_no");
--> statement-breakpoint
CREATE INDEX "customer_of_bank_account_cd" ON "customer" USING btree ("company_cd","bank_account_cd");
--> statement-breakpoint
CREATE INDEX "customer_destination_total" ON "customer_destination" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "customer_destination_search_key" ON "customer_destination" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "customer_destination_by_kana" ON "customer_destination" USING btree ("company_cd","kana","customer_cd","branch_no","destination_cd");
--> statement-breakpoint
CREATE INDEX "customer_destination_of_carrier_cd" ON "customer_destination" USING btree ("company_cd","carrier_cd");
--> statement-breakpoint
CREATE INDEX "customer_destination_of_calendar_cd" ON "customer_destination" USING btree ("company_cd","calendar_cd");
--> statement-breakpoint
CREATE INDEX "customer_history_total" ON "customer_history" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "customer_history_search_key" ON "customer_history" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "customer_history_by_kana" ON "customer_history" USING btree ("company_cd","kana","customer_cd","branch_no","from_dt");
--> statement-breakpoint
CREATE INDEX "customer_item_total" ON "customer_item" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "customer_item_search_key" ON "customer_item" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "customer_item_of_item_cd" ON "customer_item" USING btree ("company_cd","item_cd");
--> statement-breakpoint
CREATE INDEX "customer_unit_price_total" ON "customer_unit_price" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "customer_unit_price_search_key" ON "customer_unit_price" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "customer_unit_price_of_item_cd" ON "customer_unit_price" USING btree ("company_cd","item_cd");
--> statement-breakpoint
CREATE INDEX "data_kind_control_search_key" ON "data_kind_control" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "delivery_of_day" ON "delivery" USING btree ("company_cd","factory_cd","ship_dt");
--> statement-breakpoint
CREATE INDEX "delivery_open" ON "delivery" USING btree ("company_cd","factory_cd","ship_dt") WHERE delivery_status IN ('1', '2');
--> statement-breakpoint
CREATE INDEX "delivery_of_transport" ON "delivery" USING btree ("company_cd","factory_cd","transport_no");
--> statement-breakpoint
CREATE INDEX "delivery_of_customer" ON "delivery" USING btree ("company_cd","customer_cd","branch_no");
--> statement-breakpoint
CREATE INDEX "delivery_line_of_order" ON "delivery_line" USING btree ("company_cd","factory_cd","order_no","order_line_no");
--> statement-breakpoint
CREATE INDEX "delivery_package_of_lot" ON "delivery_package" USING btree ("company_cd","factory_cd","lot_no") WHERE lot_no <> '';
--> statement-breakpoint
CREATE INDEX "department_total" ON "department" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "department_search_key" ON "department" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "department_by_kana" ON "department" USING btree ("company_cd","kana","department_cd");
--> statement-breakpoint
CREATE INDEX "department_of_organization_cd" ON "department" USING btree ("company_cd","organization_cd");
--> statement-breakpoint
CREATE INDEX "director_total" ON "director" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "director_search_key" ON "director" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "director_by_rank" ON "director" USING btree ("company_cd","rank","director_cd");
--> statement-breakpoint
CREATE INDEX "director_of_role_cd" ON "director" USING btree ("company_cd","role_cd");
--> statement-breakpoint
CREATE INDEX "draft_key_age" ON "draft_key" USING btree ("company_cd","seen_at");
--> statement-breakpoint
CREATE INDEX "employee_total" ON "employee" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "employee_search_key" ON "employee" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "employee_by_kana" ON "employee" USING btree ("company_cd","kana","employee_cd");
--> statement-breakpoint
CREATE INDEX "employee_of_department_cd" ON "employee" USING btree ("company_cd","department_cd");
--> statement-breakpoint
CREATE INDEX "employee_of_team_cd" ON "employee" USING btree ("company_cd","team_cd");
--> statement-breakpoint
CREATE INDEX "employee_of_director_cd" ON "employee" USING btree ("company_cd","director_cd");
--> statement-breakpoint
CREATE INDEX "error_log_by_time" ON "error_log" USING btree ("company_cd","at","error_no");
--> statement-breakpoint
CREATE INDEX "evidence_seal_of_table" ON "evidence_seal" USING btree ("company_cd","table_nm","seal_no");
--> statement-breakpoint
CREATE INDEX "evidence_taken_of_table" ON "evidence_taken" USING btree ("company_cd","table_nm");
--> statement-breakpoint
CREATE INDEX "facility_total" ON "facility" USING btree ("company_cd","factory_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "facility_search_key" ON "facility" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "facility_by_kana" ON "facility" USING btree ("company_cd","factory_cd","kana","facility_cd");
--> statement-breakpoint
CREATE INDEX "facility_of_facility_group_cd" ON "facility" USING btree ("company_cd","factory_cd","facility_group_cd");
--> statement-breakpoint
CREATE INDEX "facility_of_calendar_cd" ON "facility" USING btree ("company_cd","calendar_cd");
--> statement-breakpoint
CREATE INDEX "facility_exception_total" ON "facility_exception" USING btree ("company_cd","factory_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "facility_exception_search_key" ON "facility_exception" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "facility_group_total" ON "facility_group" USING btree ("company_cd","factory_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "facility_group_search_key" ON "facility_group" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "facility_toc_total" ON "facility_toc" USING btree ("company_cd","factory_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "facility_toc_search_key" ON "facility_toc" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "facility_toc_of_item_cd" ON "facility_toc" USING btree ("company_cd","item_cd");
--> statement-breakpoint
CREATE INDEX "facility_toc_of_work_cd" ON "facility_toc" USING btree ("company_cd","factory_cd","work_cd");
--> statement-breakpoint
CREATE INDEX "facility_toc_of_facility_cd" ON "facility_toc" USING btree ("company_cd","factory_cd","facility_cd");
--> statement-breakpoint
CREATE INDEX "factory_total" ON "factory" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "factory_search_key" ON "factory" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "factory_by_kana" ON "factory" USING btree ("company_cd","kana","factory_cd");
--> statement-breakpoint
CREATE INDEX "final_inspection_of_order" ON "final_inspection" USING btree ("company_cd","factory_cd","work_order_no","lot_no");
--> statement-breakpoint
CREATE INDEX "final_inspection_of_lot" ON "final_inspection" USING btree ("company_cd","factory_cd","lot_no");
--> statement-breakpoint
CREATE INDEX "forecast_order_open" ON "forecast_order" USING btree ("company_cd","factory_cd","ship_item_cd") WHERE "forecast_order"."consumed_qty" + "forecast_order"."expired_qty" < "forecast_order"."qty";
--> statement-breakpoint
CREATE INDEX "forecast_order_item" ON "forecast_order" USING btree ("company_cd","item_cd");
--> statement-breakpoint
CREATE UNIQUE INDEX "forecast_version_counts_once" ON "forecast_version" USING btree ("company_cd","factory_cd","customer_cd","branch_no","month") WHERE "forecast_version"."counts";
--> statement-breakpoint
CREATE INDEX "forecast_version_of_import" ON "forecast_version" USING btree ("company_cd","import_no") WHERE "forecast_version"."import_no" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "gantt_change_of_user" ON "gantt_change" USING btree ("company_cd","factory_cd","create_user","change_no");
--> statement-breakpoint
CREATE INDEX "guarded_act_of_day" ON "guarded_act" USING btree ("company_cd","factory_cd","create_dt");
--> statement-breakpoint
CREATE UNIQUE INDEX "guarded_act_open" ON "guarded_act" USING btree ("company_cd","factory_cd","act_kind","supplier_cd","branch_no","subject","figure") WHERE act_status IN ('0', '1');
--> statement-breakpoint
CREATE INDEX "idempotency_key_age" ON "idempotency_key" USING btree ("company_cd","created_at");
--> statement-breakpoint
CREATE INDEX "inspection_point_total" ON "inspection_point" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "inspection_point_search_key" ON "inspection_point" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "inventory_cycle_total" ON "inventory_cycle" USING btree ("company_cd","factory_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "inventory_cycle_search_key" ON "inventory_cycle" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "inventory_cycle_of_location_cd" ON "inventory_cycle" USING btree ("company_cd","factory_cd","location_cd");
--> statement-breakpoint
CREATE INDEX "inventory_cycle_of_item_type_cd" ON "inventory_cycle" USING btree ("company_cd","item_type_cd");
--> statement-breakpoint
CREATE INDEX "inventory_no_control_search_key" ON "inventory_no_control" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "invoice_statement_of_customer" ON "invoice_statement" USING btree ("company_cd","customer_cd","branch_no","closing_dt");
--> statement-breakpoint
CREATE INDEX "item_total" ON "item" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "item_search_key" ON "item" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "item_by_kana" ON "item" USING btree ("company_cd","kana","item_cd");
--> statement-breakpoint
CREATE INDEX "item_of_item_type_cd" ON "item" USING btree ("company_cd","item_type_cd");
--> statement-breakpoint
CREATE INDEX "item_of_kind_cd" ON "item" USING btree ("company_cd","kind_cd");
--> statement-breakpoint
CREATE INDEX "item_of_unit_cd" ON "item" USING btree ("company_cd","unit_cd");
--> statement-breakpoint
CREATE INDEX "item_of_successor_item_cd" ON "item" USING btree ("company_cd","successor_item_cd");
--> statement-breakpoint
CREATE INDEX "item_of_package_cd" ON "item" USING btree ("company_cd","package_cd");
--> statement-breakpoint
CREATE INDEX "item_of_sales_unit_cd" ON "item" USING btree ("company_cd","sales_unit_cd");
--> statement-breakpoint
CREATE INDEX "item_of_purchase_unit_cd" ON "item" USING btree ("company_cd","purchase_unit_cd");
--> statement-breakpoint
CREATE INDEX "item_factory_total" ON "item_factory" USING btree ("company_cd","factory_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "item_factory_search_key" ON "item_factory" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "item_factory_of_item_cd" ON "item_factory" USING btree ("company_cd","item_cd");
--> statement-breakpoint
CREATE INDEX "item_factory_of_location_cd" ON "item_factory" USING btree ("company_cd","factory_cd","location_cd");
--> statement-breakpoint
CREATE INDEX "item_factory_of_ship_location_cd" ON "item_factory" USING btree ("company_cd","factory_cd","ship_location_cd");
--> statement-breakpoint
CREATE INDEX "item_standard_cost_total" ON "item_standard_cost" USING btree ("company_cd","factory_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "item_standard_cost_search_key" ON "item_standard_cost" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "item_standard_cost_of_item_cd" ON "item_standard_cost" USING btree ("company_cd","item_cd");
--> statement-breakpoint
CREATE INDEX "item_type_total" ON "item_type" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "item_type_search_key" ON "item_type" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "job_of_user" ON "job" USING btree ("company_cd","user_cd","job_no");
--> statement-breakpoint
CREATE INDEX "job_open" ON "job" USING btree ("company_cd","state","not_before") WHERE state IN ('waiting', 'running');
--> statement-breakpoint
CREATE UNIQUE INDEX "job_unique" ON "job" USING btree ("company_cd","name","unique_key") WHERE state IN ('waiting', 'running');
--> statement-breakpoint
CREATE UNIQUE INDEX "job_alone" ON "job" USING btree ("company_cd","name","alone_key") WHERE state = 'running';
--> statement-breakpoint
CREATE INDEX "job_of_name" ON "job" USING btree ("company_cd","name","job_no");
--> statement-breakpoint
CREATE INDEX "job_file_age" ON "job_file" USING btree ("company_cd","expires_dt");
--> statement-breakpoint
CREATE INDEX "job_log_of_job" ON "job_log" USING btree ("company_cd","job_no","log_no");
--> statement-breakpoint
CREATE INDEX "journal_account_total" ON "journal_account" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "journal_account_search_key" ON "journal_account" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "journal_entry_of_day" ON "journal_entry" USING btree ("company_cd","entry_dt");
--> statement-breakpoint
CREATE INDEX "kind_total" ON "kind" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "kind_search_key" ON "kind" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "kind_by_kana" ON "kind" USING btree ("company_cd","kana","kind_cd");
--> statement-breakpoint
CREATE INDEX "lead_time_total" ON "lead_time" USING btree ("company_cd","factory_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "lead_time_search_key" ON "lead_time" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "lead_time_of_supplier_cd" ON "lead_time" USING btree ("company_cd","supplier_cd","branch_no");
--> statement-breakpoint
CREATE INDEX "lead_time_of_item_cd" ON "lead_time" USING btree ("company_cd","item_cd");
--> statement-breakpoint
CREATE INDEX "lot_of_number" ON "lot" USING btree ("company_cd","lot_no");
--> statement-breakpoint
CREATE INDEX "mes_handover_by_time" ON "mes_handover" USING btree ("company_cd","factory_cd","written_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "mes_help_open" ON "mes_help" USING btree ("company_cd","factory_cd","facility_cd","help_cd") WHERE help_status <> '2';
--> statement-breakpoint
CREATE INDEX "mes_help_by_time" ON "mes_help" USING btree ("company_cd","factory_cd","called_at");
--> statement-breakpoint
CREATE INDEX "mes_measure_by_status" ON "mes_measure" USING btree ("company_cd","factory_cd","measure_status","due_dt");
--> statement-breakpoint
CREATE INDEX "mes_recall_drill_by_time" ON "mes_recall_drill" USING btree ("company_cd","factory_cd","began_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "mes_refused_event_of_client" ON "mes_refused_event" USING btree ("company_cd","factory_cd","client_key");
--> statement-breakpoint
CREATE INDEX "mes_refused_event_by_status" ON "mes_refused_event" USING btree ("company_cd","factory_cd","refused_status","refused_no");
--> statement-breakpoint
CREATE INDEX "operation_total" ON "operation" USING btree ("company_cd","factory_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "operation_search_key" ON "operation" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "operation_by_kana" ON "operation" USING btree ("company_cd","factory_cd","kana","operation_cd");
--> statement-breakpoint
CREATE INDEX "operation_of_location_cd" ON "operation" USING btree ("company_cd","factory_cd","location_cd");
--> statement-breakpoint
CREATE INDEX "operation_of_supplier_cd" ON "operation" USING btree ("company_cd","supplier_cd","supplier_branch_no");
--> statement-breakpoint
CREATE UNIQUE INDEX "order_import_once" ON "order_import" USING btree ("company_cd","factory_cd","target","file_hash") WHERE "order_import"."import_status" <> '3';
--> statement-breakpoint
CREATE INDEX "order_import_by_status" ON "order_import" USING btree ("company_cd","factory_cd","import_status","import_no");
--> statement-breakpoint
CREATE UNIQUE INDEX "order_message_open" ON "order_message" USING btree ("company_cd","factory_cd","supply_kind","supply_no","supply_line") WHERE message_state = '0';
--> statement-breakpoint
CREATE INDEX "order_proposal_by_day" ON "order_proposal" USING btree ("company_cd","factory_cd","proposal_state","order_dt","proposal_no");
--> statement-breakpoint
CREATE INDEX "order_proposal_of_item" ON "order_proposal" USING btree ("company_cd","factory_cd","item_cd");
--> statement-breakpoint
CREATE UNIQUE INDEX "order_proposal_of_shortage" ON "order_proposal" USING btree ("company_cd","factory_cd","item_cd","need_dt","seq") WHERE proposal_state = '0' AND NOT edited_flg AND demand_no = '';
--> statement-breakpoint
CREATE UNIQUE INDEX "order_proposal_of_demand" ON "order_proposal" USING btree ("company_cd","factory_cd","demand_kind","demand_no","demand_line") WHERE proposal_state <> '9' AND demand_no <> '';
--> statement-breakpoint
CREATE INDEX "organization_total" ON "organization" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "organization_search_key" ON "organization" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "organization_by_kana" ON "organization" USING btree ("company_cd","kana","organization_cd");
--> statement-breakpoint
CREATE INDEX "organization_of_parent_cd" ON "organization" USING btree ("company_cd","parent_cd");
--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("company_cd","sent_at","next_try_at");
--> statement-breakpoint
CREATE INDEX "outbox_lane" ON "outbox" USING btree ("company_cd","lane","outbox_no") WHERE lane IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "outside_move_of_supplier" ON "outside_move" USING btree ("company_cd","factory_cd","supplier_cd","branch_no","move_dt");
--> statement-breakpoint
CREATE INDEX "outside_move_line_of_order" ON "outside_move_line" USING btree ("company_cd","factory_cd","po_no","po_line_no");
--> statement-breakpoint
CREATE INDEX "outside_move_line_next" ON "outside_move_line" USING btree ("company_cd","factory_cd","next_po_no","next_line_no");
--> statement-breakpoint
CREATE INDEX "outside_step_of_work" ON "outside_step" USING btree ("company_cd","factory_cd","work_order_no","process_no");
--> statement-breakpoint
CREATE INDEX "package_total" ON "package" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "package_search_key" ON "package" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "partner_contact_total" ON "partner_contact" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "partner_contact_search_key" ON "partner_contact" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "partner_contact_by_kana" ON "partner_contact" USING btree ("company_cd","kana","contact_cd");
--> statement-breakpoint
CREATE INDEX "partner_contact_of_customer_cd" ON "partner_contact" USING btree ("company_cd","customer_cd","customer_branch_no");
--> statement-breakpoint
CREATE INDEX "partner_contact_of_supplier_cd" ON "partner_contact" USING btree ("company_cd","supplier_cd","supplier_branch_no");
--> statement-breakpoint
CREATE INDEX "pbom_part_total" ON "pbom_part" USING btree ("company_cd","factory_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "pbom_part_search_key" ON "pbom_part" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "pbom_part_of_item_cd" ON "pbom_part" USING btree ("company_cd","item_cd");
--> statement-breakpoint
CREATE INDEX "pbom_part_of_part_item_cd" ON "pbom_part" USING btree ("company_cd","part_item_cd");
--> statement-breakpoint
CREATE INDEX "pbom_part_of_substitute_item_cd" ON "pbom_part" USING btree ("company_cd","substitute_item_cd");
--> statement-breakpoint
CREATE INDEX "pbom_process_total" ON "pbom_process" USING btree ("company_cd","factory_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "pbom_process_search_key" ON "pbom_process" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "pbom_process_of_item_cd" ON "pbom_process" USING btree ("company_cd","item_cd");
--> statement-breakpoint
CREATE INDEX "pbom_process_of_operation_cd" ON "pbom_process" USING btree ("company_cd","factory_cd","operation_cd");
--> statement-breakpoint
CREATE INDEX "pbom_process_of_work_cd" ON "pbom_process" USING btree ("company_cd","factory_cd","work_cd");
--> statement-breakpoint
CREATE INDEX "pbom_process_of_out_location_cd" ON "pbom_process" USING btree ("company_cd","factory_cd","out_location_cd");
--> statement-breakpoint
CREATE INDEX "pbom_process_of_in_location_cd" ON "pbom_process" USING btree ("company_cd","factory_cd","in_location_cd");
--> statement-breakpoint
CREATE INDEX "pbom_process_of_facility_group_cd" ON "pbom_process" USING btree ("company_cd","factory_cd","facility_group_cd");
--> statement-breakpoint
CREATE INDEX "pbom_process_of_supplier_cd" ON "pbom_process" USING btree ("company_cd","supplier_cd","supplier_branch_no");
--> statement-breakpoint
CREATE INDEX "peg_of_supply" ON "peg" USING btree ("company_cd","factory_cd","supply_kind","supply_no","supply_line");
--> statement-breakpoint
CREATE INDEX "place_order_by_date" ON "place_order" USING btree ("company_cd","factory_cd","order_dt");
--> statement-breakpoint
CREATE INDEX "place_order_of_supplier_cd" ON "place_order" USING btree ("company_cd","supplier_cd","branch_no","order_dt");
--> statement-breakpoint
CREATE INDEX "place_order_of_employee_cd" ON "place_order" USING btree ("company_cd","employee_cd","order_dt");
--> statement-breakpoint
CREATE INDEX "place_order_of_department_cd" ON "place_order" USING btree ("company_cd","department_cd","order_dt");
--> statement-breakpoint
CREATE INDEX "place_order_cycle_total" ON "place_order_cycle" USING btree ("company_cd","factory_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "place_order_cycle_search_key" ON "place_order_cycle" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "place_order_cycle_of_calendar_cd" ON "place_order_cycle" USING btree ("company_cd","calendar_cd");
--> statement-breakpoint
CREATE INDEX "place_order_line_of_item_cd" ON "place_order_line" USING btree ("company_cd","item_cd");
--> statement-breakpoint
CREATE INDEX "place_order_line_of_unit_cd" ON "place_order_line" USING btree ("company_cd","unit_cd");
--> statement-breakpoint
CREATE INDEX "place_order_line_of_location_cd" ON "place_order_line" USING btree ("company_cd","factory_cd","location_cd");
--> statement-breakpoint
CREATE INDEX "place_order_master_total" ON "place_order_master" USING btree ("company_cd","factory_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "place_order_master_search_key" ON "place_order_master" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "place_order_master_of_item_cd" ON "place_order_master" USING btree ("company_cd","item_cd");
--> statement-breakpoint
CREATE INDEX "place_order_master_of_supplier_cd" ON "place_order_master" USING btree ("company_cd","supplier_cd","branch_no");
--> statement-breakpoint
CREATE INDEX "place_order_master_of_cycle_cd" ON "place_order_master" USING btree ("company_cd","factory_cd","cycle_cd");
--> statement-breakpoint
CREATE INDEX "plan_mark_of_factory" ON "plan_mark" USING btree ("company_cd","factory_cd","mark_kind","mark_key");
--> statement-breakpoint
CREATE INDEX "plan_operation_of_facility" ON "plan_operation" USING btree ("company_cd","factory_cd","facility_cd","start_at");
--> statement-breakpoint
CREATE INDEX "plan_run_of_factory" ON "plan_run" USING btree ("company_cd","factory_cd","run_no");
--> statement-breakpoint
CREATE INDEX "plan_scenario_of_factory" ON "plan_scenario" USING btree ("company_cd","factory_cd","scenario_no");
--> statement-breakpoint
CREATE INDEX "price_talk_total" ON "price_talk" USING btree ("company_cd","factory_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "price_talk_search_key" ON "price_talk" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "price_talk_by_talk_dt" ON "price_talk" USING btree ("company_cd","factory_cd","talk_dt","talk_no");
--> statement-breakpoint
CREATE INDEX "price_talk_of_supplier_cd" ON "price_talk" USING btree ("company_cd","supplier_cd","branch_no");
--> statement-breakpoint
CREATE INDEX "price_talk_of_item_cd" ON "price_talk" USING btree ("company_cd","item_cd");
--> statement-breakpoint
CREATE INDEX "price_talk_of_employee_cd" ON "price_talk" USING btree ("company_cd","employee_cd");
--> statement-breakpoint
CREATE INDEX "print_log_by_number" ON "print_log" USING btree ("company_cd","log_no");
--> statement-breakpoint
CREATE INDEX "print_log_by_time" ON "print_log" USING btree ("company_cd","at");
--> statement-breakpoint
CREATE INDEX "product_time_total" ON "product_time" USING btree ("company_cd","factory_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "product_time_search_key" ON "product_time" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "product_time_of_item_cd" ON "product_time" USING btree ("company_cd","item_cd");
--> statement-breakpoint
CREATE INDEX "product_time_of_operation_cd" ON "product_time" USING btree ("company_cd","factory_cd","operation_cd");
--> statement-breakpoint
CREATE INDEX "product_time_of_work_cd" ON "product_time" USING btree ("company_cd","factory_cd","work_cd");
--> statement-breakpoint
CREATE INDEX "production_plan_by_day" ON "production_plan" USING btree ("company_cd","factory_cd","plan_status","due_dt","plan_no");
--> statement-breakpoint
CREATE INDEX "production_plan_of_item" ON "production_plan" USING btree ("company_cd","factory_cd","item_cd");
--> statement-breakpoint
CREATE INDEX "production_plan_of_demand" ON "production_plan" USING btree ("company_cd","factory_cd","demand_no","demand_line");
--> statement-breakpoint
CREATE INDEX "production_plan_of_work_order" ON "production_plan" USING btree ("company_cd","factory_cd","work_order_no");
--> statement-breakpoint
CREATE INDEX "production_plan_of_purpose" ON "production_plan" USING gin (purposes jsonb_path_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "production_plan_of_need" ON "production_plan" USING btree ("company_cd","factory_cd","item_cd","demand_kind","demand_no","demand_line","need_dt","seq") WHERE plan_status = '1' AND NOT manual_flg;
--> statement-breakpoint
CREATE INDEX "purchase_by_date" ON "purchase" USING btree ("company_cd","factory_cd","account_dt");
--> statement-breakpoint
CREATE INDEX "purchase_of_supplier_cd" ON "purchase" USING btree ("company_cd","supplier_cd","branch_no","account_dt");
--> statement-breakpoint
CREATE INDEX "purchase_line_of_item_cd" ON "purchase_line" USING btree ("company_cd","item_cd");
--> statement-breakpoint
CREATE INDEX "purchase_line_of_unit_cd" ON "purchase_line" USING btree ("company_cd","unit_cd");
--> statement-breakpoint
CREATE INDEX "qualification_total" ON "qualification" USING btree ("company_cd","factory_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "qualification_search_key" ON "qualification" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "receipt_of_customer" ON "receipt" USING btree ("company_cd","customer_cd","branch_no","receipt_dt");
--> statement-breakpoint
CREATE INDEX "receipt_of_statement" ON "receipt" USING btree ("company_cd","statement_no");
--> statement-breakpoint
CREATE INDEX "receipt_of_origin" ON "receipt" USING btree ("company_cd","origin_no");
--> statement-breakpoint
CREATE INDEX "receipt_match_of_statement" ON "receipt_match" USING btree ("company_cd","statement_no");
--> statement-breakpoint
CREATE INDEX "receive_order_by_date" ON "receive_order" USING btree ("company_cd","factory_cd","order_dt");
--> statement-breakpoint
CREATE INDEX "receive_order_of_customer_cd" ON "receive_order" USING btree ("company_cd","customer_cd","branch_no","order_dt");
--> statement-breakpoint
CREATE INDEX "receive_order_of_destination_cd" ON "receive_order" USING btree ("company_cd","customer_cd","branch_no","destination_cd","order_dt");
--> statement-breakpoint
CREATE INDEX "receive_order_of_employee_cd" ON "receive_order" USING btree ("company_cd","employee_cd","order_dt");
--> statement-breakpoint
CREATE INDEX "receive_order_of_department_cd" ON "receive_order" USING btree ("company_cd","department_cd","order_dt");
--> statement-breakpoint
CREATE INDEX "receive_order_line_of_item_cd" ON "receive_order_line" USING btree ("company_cd","item_cd");
--> statement-breakpoint
CREATE INDEX "receive_order_line_of_unit_cd" ON "receive_order_line" USING btree ("company_cd","unit_cd");
--> statement-breakpoint
CREATE INDEX "receive_order_line_of_location_cd" ON "receive_order_line" USING btree ("company_cd","factory_cd","location_cd");
--> statement-breakpoint
CREATE INDEX "receive_order_line_of_supplier_cd" ON "receive_order_line" USING btree ("company_cd","supplier_cd","supplier_branch_no");
--> statement-breakpoint
CREATE INDEX "receive_order_line_of_ship_item_cd" ON "receive_order_line" USING btree ("company_cd","ship_item_cd");
--> statement-breakpoint
CREATE INDEX "role_search_key" ON "role" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "sales_by_date" ON "sales" USING btree ("company_cd","factory_cd","account_dt");
--> statement-breakpoint
CREATE INDEX "sales_of_customer_cd" ON "sales" USING btree ("company_cd","customer_cd","branch_no","account_dt");
--> statement-breakpoint
CREATE INDEX "sales_of_destination_cd" ON "sales" USING btree ("company_cd","customer_cd","branch_no","destination_cd","account_dt");
--> statement-breakpoint
CREATE INDEX "sales_of_invoice_to_cd" ON "sales" USING btree ("company_cd","invoice_to_cd","invoice_to_branch_no","account_dt");
--> statement-breakpoint
CREATE INDEX "sales_of_employee_cd" ON "sales" USING btree ("company_cd","employee_cd","account_dt");
--> statement-breakpoint
CREATE INDEX "sales_of_department_cd" ON "sales" USING btree ("company_cd","department_cd","account_dt");
--> statement-breakpoint
CREATE INDEX "sales_line_of_item_cd" ON "sales_line" USING btree ("company_cd","item_cd");
--> statement-breakpoint
CREATE INDEX "sales_line_of_unit_cd" ON "sales_line" USING btree ("company_cd","unit_cd");
--> statement-breakpoint
CREATE INDEX "sales_line_of_location_cd" ON "sales_line" USING btree ("company_cd","factory_cd","location_cd");
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_search_name" ON "saved_search" USING btree ("company_cd","list","user_cd","name");
--> statement-breakpoint
CREATE INDEX "saved_search_shared" ON "saved_search" USING btree ("company_cd","list","shared");
--> statement-breakpoint
CREATE INDEX "session_of_user" ON "session" USING btree ("company_cd","user_cd");
--> statement-breakpoint
CREATE INDEX "session_age" ON "session" USING btree ("company_cd","expires_at");
--> statement-breakpoint
CREATE INDEX "setup_time_total" ON "setup_time" USING btree ("company_cd","factory_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "setup_time_search_key" ON "setup_time" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "shift_total" ON "shift" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "shift_search_key" ON "shift" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "sign_in_failure_age" ON "sign_in_failure" USING btree ("company_cd","last_at");
--> statement-breakpoint
CREATE INDEX "slip_no_control_search_key" ON "slip_no_control" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "slip_template_name" ON "slip_template" USING btree ("company_cd","factory_cd","path","user_cd","name");
--> statement-breakpoint
CREATE INDEX "slip_template_shared" ON "slip_template" USING btree ("company_cd","factory_cd","path","shared");
--> statement-breakpoint
CREATE INDEX "status_history_of_document" ON "status_history" USING btree ("company_cd","document","row_key","step_no");
--> statement-breakpoint
CREATE INDEX "stock_availability_of_item" ON "stock_availability" USING btree ("company_cd","factory_cd","item_cd");
--> statement-breakpoint
CREATE INDEX "stock_balance_of_item" ON "stock_balance" USING btree ("company_cd","item_cd","factory_cd","lot_no");
--> statement-breakpoint
CREATE INDEX "stock_entry_of_item" ON "stock_entry" USING btree ("company_cd","factory_cd","item_cd","biz_dt") WHERE ours;
--> statement-breakpoint
CREATE INDEX "stock_entry_of_lot" ON "stock_entry" USING btree ("company_cd","item_cd","lot_no") WHERE lot_no <> '';
--> statement-breakpoint
CREATE INDEX "stock_entry_with_variance" ON "stock_entry" USING btree ("company_cd","factory_cd","biz_dt","ledger_no") WHERE variance <> 0;
--> statement-breakpoint
CREATE INDEX "stock_entry_by_date" ON "stock_entry" USING btree ("company_cd","factory_cd","biz_dt","amount") WHERE ours;
--> statement-breakpoint
CREATE UNIQUE INDEX "stock_ledger_reversed_once" ON "stock_ledger" USING btree ("company_cd","reverses");
--> statement-breakpoint
CREATE INDEX "stock_ledger_of_document" ON "stock_ledger" USING btree ("company_cd","document_kind","document_no");
--> statement-breakpoint
CREATE INDEX "stock_ledger_of_kind" ON "stock_ledger" USING btree ("company_cd","factory_cd","document_kind","ledger_no");
--> statement-breakpoint
CREATE INDEX "stock_ledger_by_date" ON "stock_ledger" USING btree ("company_cd","factory_cd","biz_dt","ledger_no");
--> statement-breakpoint
CREATE INDEX "stock_location_total" ON "stock_location" USING btree ("company_cd","factory_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "stock_location_search_key" ON "stock_location" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "stock_location_by_kana" ON "stock_location" USING btree ("company_cd","factory_cd","kana","location_cd");
--> statement-breakpoint
CREATE INDEX "stock_location_of_parent_cd" ON "stock_location" USING btree ("company_cd","factory_cd","parent_cd");
--> statement-breakpoint
CREATE INDEX "stock_location_of_supplier_cd" ON "stock_location" USING btree ("company_cd","supplier_cd","supplier_branch_no");
--> statement-breakpoint
CREATE INDEX "stored_file_by_date" ON "stored_file" USING btree ("company_cd","document_dt");
--> statement-breakpoint
CREATE INDEX "stored_file_of_partner" ON "stored_file" USING btree ("company_cd","partner_cd","document_dt");
--> statement-breakpoint
CREATE INDEX "supplier_total" ON "supplier" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "supplier_search_key" ON "supplier" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "supplier_by_kana" ON "supplier" USING btree ("company_cd","kana","supplier_cd","branch_no");
--> statement-breakpoint
CREATE INDEX "supplier_of_calendar_cd" ON "supplier" USING btree ("company_cd","calendar_cd");
--> statement-breakpoint
CREATE INDEX "supplier_of_pay_to_cd" ON "supplier" USING btree ("company_cd","pay_to_cd","pay_to_branch_no");
--> statement-breakpoint
CREATE INDEX "supplier_die_total" ON "supplier_die" USING btree ("company_cd","factory_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "supplier_die_search_key" ON "supplier_die" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "supplier_die_of_supplier_cd" ON "supplier_die" USING btree ("company_cd","supplier_cd","branch_no");
--> statement-breakpoint
CREATE INDEX "supplier_die_of_item_cd" ON "supplier_die" USING btree ("company_cd","item_cd");
--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_forecast_version" ON "supplier_forecast" USING btree ("company_cd","factory_cd","supplier_cd","branch_no","base_month","version_no");
--> statement-breakpoint
CREATE INDEX "supplier_forecast_line_of_item" ON "supplier_forecast_line" USING btree ("company_cd","item_cd");
--> statement-breakpoint
CREATE INDEX "supplier_statement_of_supplier" ON "supplier_statement" USING btree ("company_cd","supplier_cd","branch_no","closing_dt");
--> statement-breakpoint
CREATE INDEX "supplier_statement_to_pay" ON "supplier_statement" USING btree ("company_cd","pay_dt");
--> statement-breakpoint
CREATE INDEX "supply_out_by_date" ON "supply_out" USING btree ("company_cd","factory_cd","supply_dt");
--> statement-breakpoint
CREATE INDEX "supply_out_of_supplier_cd" ON "supply_out" USING btree ("company_cd","supplier_cd","branch_no","supply_dt");
--> statement-breakpoint
CREATE INDEX "supply_out_line_of_item_cd" ON "supply_out_line" USING btree ("company_cd","item_cd");
--> statement-breakpoint
CREATE INDEX "supply_out_line_of_location_cd" ON "supply_out_line" USING btree ("company_cd","factory_cd","location_cd");
--> statement-breakpoint
CREATE INDEX "supply_use_of_supplier" ON "supply_use" USING btree ("company_cd","factory_cd","supplier_cd","branch_no","item_cd");
--> statement-breakpoint
CREATE UNIQUE INDEX "table_query_name" ON "table_query" USING btree ("company_cd","user_cd","name");
--> statement-breakpoint
CREATE INDEX "task_schedule_due" ON "task_schedule" USING btree ("company_cd","enabled","next_run_dt");
--> statement-breakpoint
CREATE INDEX "tax_total" ON "tax" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "tax_search_key" ON "tax" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "team_total" ON "team" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "team_search_key" ON "team" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "team_by_kana" ON "team" USING btree ("company_cd","kana","team_cd");
--> statement-breakpoint
CREATE INDEX "team_of_department_cd" ON "team" USING btree ("company_cd","department_cd");
--> statement-breakpoint
CREATE INDEX "team_of_factory_cd" ON "team" USING btree ("company_cd","factory_cd");
--> statement-breakpoint
CREATE INDEX "transport_of_carrier" ON "transport" USING btree ("company_cd","factory_cd","carrier_cd","ship_dt");
--> statement-breakpoint
CREATE INDEX "trial_slip_by_date" ON "trial_slip" USING btree ("company_cd","factory_cd","slip_dt");
--> statement-breakpoint
CREATE INDEX "trial_slip_of_plant_cd" ON "trial_slip" USING btree ("company_cd","plant_cd","slip_dt");
--> statement-breakpoint
CREATE INDEX "trial_slip_line_of_ships_from_cd" ON "trial_slip_line" USING btree ("company_cd","ships_from_cd");
--> statement-breakpoint
CREATE INDEX "unit_price_total" ON "unit_price" USING btree ("company_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "unit_price_search_key" ON "unit_price" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "unit_price_of_item_cd" ON "unit_price" USING btree ("company_cd","item_cd");
--> statement-breakpoint
CREATE INDEX "user_factory_of_factory" ON "user_factory" USING btree ("company_cd","factory_cd");
--> statement-breakpoint
CREATE UNIQUE INDEX "usual_order_name" ON "usual_order" USING btree ("company_cd","factory_cd","customer_cd","branch_no","usual_nm");
--> statement-breakpoint
CREATE INDEX "work_total" ON "work" USING btree ("company_cd","factory_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "work_search_key" ON "work" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "work_by_kana" ON "work" USING btree ("company_cd","factory_cd","kana","work_cd");
--> statement-breakpoint
CREATE INDEX "work_of_operation_cd" ON "work" USING btree ("company_cd","factory_cd","operation_cd");
--> statement-breakpoint
CREATE INDEX "work_event_of_process" ON "work_event" USING btree ("company_cd","factory_cd","work_order_no","process_no","event_no");
--> statement-breakpoint
CREATE UNIQUE INDEX "work_event_of_client" ON "work_event" USING btree ("company_cd","factory_cd","client_key") WHERE client_key <> '';
--> statement-breakpoint
CREATE UNIQUE INDEX "work_event_undone" ON "work_event" USING btree ("company_cd","undoes") WHERE undoes IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "work_event_of_report" ON "work_event" USING btree ("company_cd","factory_cd","batch_no","line_no") WHERE batch_no <> '';
--> statement-breakpoint
CREATE INDEX "work_event_of_charge" ON "work_event" USING btree ("company_cd","factory_cd","charge_no") WHERE charge_no <> '';
--> statement-breakpoint
CREATE INDEX "work_event_indirect" ON "work_event" USING btree ("company_cd","factory_cd","worker_cd") WHERE work_order_no = '';
--> statement-breakpoint
CREATE INDEX "work_event_by_day" ON "work_event" USING btree ("company_cd","factory_cd","biz_dt");
--> statement-breakpoint
CREATE INDEX "work_order_by_day" ON "work_order" USING btree ("company_cd","factory_cd","instruction_status","due_dt");
--> statement-breakpoint
CREATE INDEX "work_order_open" ON "work_order" USING btree ("company_cd","factory_cd","due_dt") WHERE instruction_status <> '2';
--> statement-breakpoint
CREATE INDEX "work_order_of_item" ON "work_order" USING btree ("company_cd","factory_cd","item_cd");
--> statement-breakpoint
CREATE INDEX "work_order_awaiting" ON "work_order" USING btree ("company_cd","factory_cd","item_cd") WHERE awaiting_qty > 0;
--> statement-breakpoint
CREATE INDEX "work_order_of_demand" ON "work_order" USING btree ("company_cd","factory_cd","demand_no","demand_line");
--> statement-breakpoint
CREATE INDEX "work_order_of_parent" ON "work_order" USING btree ("company_cd","factory_cd","parent_no") WHERE parent_no <> '';
--> statement-breakpoint
CREATE UNIQUE INDEX "work_order_of_plan" ON "work_order" USING btree ("company_cd","plan_no") WHERE plan_no IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "work_order_operation_of_facility" ON "work_order_operation" USING btree ("company_cd","factory_cd","work_status","facility_cd","start_at");
--> statement-breakpoint
CREATE INDEX "work_order_operation_until" ON "work_order_operation" USING btree ("company_cd","factory_cd",coalesce(actual_end_at, end_at));
--> statement-breakpoint
CREATE INDEX "work_order_operation_ended" ON "work_order_operation" USING btree ("company_cd","factory_cd","actual_end_at") WHERE actual_start_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "work_order_part_of_item" ON "work_order_part" USING btree ("company_cd","factory_cd","item_cd");
--> statement-breakpoint
CREATE INDEX "worker_total" ON "worker" USING btree ("company_cd","factory_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "worker_search_key" ON "worker" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "worker_by_kana" ON "worker" USING btree ("company_cd","factory_cd","kana","worker_cd");
--> statement-breakpoint
CREATE INDEX "worker_of_calendar_cd" ON "worker" USING btree ("company_cd","calendar_cd");
--> statement-breakpoint
CREATE INDEX "worker_qualification_total" ON "worker_qualification" USING btree ("company_cd","factory_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "worker_qualification_search_key" ON "worker_qualification" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "worker_qualification_of_qualification_cd" ON "worker_qualification" USING btree ("company_cd","factory_cd","qualification_cd");
--> statement-breakpoint
CREATE INDEX "worker_toc_total" ON "worker_toc" USING btree ("company_cd","factory_cd","abort_div");
--> statement-breakpoint
CREATE INDEX "worker_toc_search_key" ON "worker_toc" USING gin ("search_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "worker_toc_of_worker_cd" ON "worker_toc" USING btree ("company_cd","factory_cd","worker_cd");
--> statement-breakpoint
CREATE INDEX "worker_toc_of_qualification_cd" ON "worker_toc" USING btree ("company_cd","factory_cd","qualification_cd");
--> statement-breakpoint
CREATE INDEX "worker_toc_of_facility_cd" ON "worker_toc" USING btree ("company_cd","factory_cd","facility_cd");
