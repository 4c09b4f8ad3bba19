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
ALTER TABLE "company" ADD COLUMN "kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "postal_cd" varchar(10) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "address" varchar(200) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "phone" varchar(20) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "fax" varchar(20) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "registration_no" varchar(14) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "fiscal_start_month" integer DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "cost_method" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "sales_basis" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "purchase_basis" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "tax_fraction" varchar(20) COLLATE "C" DEFAULT '1' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("company_cd", '') || ' ' || coalesce("company_nm", '') || ' ' || coalesce("kana", '') || ' ' || coalesce("system_nm", ''))) STORED;