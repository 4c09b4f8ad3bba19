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
