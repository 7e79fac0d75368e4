CREATE TABLE "chains" (
	"id" bigint PRIMARY KEY NOT NULL,
	"genesis" "bytea" NOT NULL,
	"fence" bigint DEFAULT 0 NOT NULL,
	"epoch" integer DEFAULT 0 NOT NULL,
	"first_block" bigint NOT NULL,
	"head" bigint,
	"finalized" bigint DEFAULT -1 NOT NULL,
	"cursor_key" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"chain" bigint NOT NULL,
	"account" "bytea" NOT NULL,
	"block" bigint NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "entries_chain_account_block_place_pk" PRIMARY KEY("chain","account","block","place")
);
--> statement-breakpoint
CREATE TABLE "headers" (
	"chain" bigint NOT NULL,
	"block" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"time" bigint NOT NULL,
	CONSTRAINT "headers_chain_block_pk" PRIMARY KEY("chain","block")
);
--> statement-breakpoint
CREATE TABLE "movements" (
	"chain" bigint NOT NULL,
	"block" bigint NOT NULL,
	"place" integer NOT NULL,
	"step" integer NOT NULL,
	"kind" text NOT NULL,
	"token" "bytea",
	"source" "bytea" NOT NULL,
	"target" "bytea" NOT NULL,
	"amount" numeric(78, 0),
	"token_id" numeric(78, 0),
	CONSTRAINT "movements_chain_block_place_step_pk" PRIMARY KEY("chain","block","place","step")
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"chain" bigint NOT NULL,
	"block" bigint NOT NULL,
	"place" integer NOT NULL,
	"hash" "bytea" NOT NULL,
	"time" bigint NOT NULL,
	"sender" "bytea" NOT NULL,
	"receiver" "bytea",
	"deployed" "bytea",
	"is_failed" boolean NOT NULL,
	"fee" numeric(78, 0),
	CONSTRAINT "transactions_chain_block_place_pk" PRIMARY KEY("chain","block","place")
);
--> statement-breakpoint
CREATE TABLE "undoings" (
	"chain" bigint NOT NULL,
	"epoch" integer NOT NULL,
	"last_kept" bigint NOT NULL,
	CONSTRAINT "undoings_chain_epoch_pk" PRIMARY KEY("chain","epoch")
);
--> statement-breakpoint
CREATE INDEX "entries_by_kind" ON "entries" USING btree ("chain","account","kind","block","place");--> statement-breakpoint
CREATE INDEX "entries_by_block" ON "entries" USING btree ("chain","block");