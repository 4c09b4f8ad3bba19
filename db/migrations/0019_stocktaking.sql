CREATE TABLE "inventory" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"inventory_no" varchar(40) COLLATE "C" NOT NULL,
	"count_dt" date NOT NULL,
	"location_cd" varchar(20) COLLATE "C" NOT NULL,
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
	"reason_cd" varchar(10) DEFAULT '' NOT NULL,
	"counted_by" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"counted_at" timestamp(3) with time zone,
	CONSTRAINT "inventory_line_company_cd_factory_cd_inventory_no_line_no_pk" PRIMARY KEY("company_cd","factory_cd","inventory_no","line_no"),
	CONSTRAINT "inventory_line_not_negative" CHECK ("inventory_line"."counted_qty" >= 0)
);
--> statement-breakpoint
ALTER TABLE "inventory_line" ADD CONSTRAINT "inventory_line_of_inventory" FOREIGN KEY ("company_cd","factory_cd","inventory_no") REFERENCES "public"."inventory"("company_cd","factory_cd","inventory_no") ON DELETE no action ON UPDATE no action;