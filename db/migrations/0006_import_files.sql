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
