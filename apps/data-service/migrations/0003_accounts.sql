-- Written by hand: rows go over into tables whose columns are in another order.
ALTER TABLE "chains" ADD COLUMN "short_id" smallint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "chains_short_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 32767 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "chains" ADD CONSTRAINT "chains_short_id_unique" UNIQUE("short_id");--> statement-breakpoint
ALTER TABLE "transactions" RENAME TO "old_transactions";--> statement-breakpoint
ALTER TABLE "old_transactions" RENAME CONSTRAINT "transactions_chain_block_place_pk" TO "old_transactions_pk";--> statement-breakpoint
CREATE TABLE "transactions" (
	"block" integer NOT NULL,
	"place" integer NOT NULL,
	"time" bigint NOT NULL,
	"chain" smallint NOT NULL,
	"is_failed" boolean NOT NULL,
	"hash" "bytea" NOT NULL,
	"sender" "bytea" NOT NULL,
	"receiver" "bytea",
	"deployed" "bytea",
	"fee" numeric(78, 0),
	CONSTRAINT "transactions_chain_block_place_pk" PRIMARY KEY("chain","block","place")
);
--> statement-breakpoint
INSERT INTO "transactions"
SELECT old."block", old."place", old."time", chains."short_id", old."is_failed", old."hash", old."sender", old."receiver", old."deployed", old."fee"
FROM "old_transactions" old JOIN "chains" ON chains."id" = old."chain"
ORDER BY chains."short_id", old."block", old."place";--> statement-breakpoint
DROP TABLE "old_transactions";--> statement-breakpoint
ALTER TABLE "movements" RENAME TO "old_movements";--> statement-breakpoint
ALTER TABLE "old_movements" RENAME CONSTRAINT "movements_chain_block_place_step_pk" TO "old_movements_pk";--> statement-breakpoint
CREATE TABLE "movements" (
	"block" integer NOT NULL,
	"place" integer NOT NULL,
	"step" integer NOT NULL,
	"chain" smallint NOT NULL,
	"kind" smallint NOT NULL,
	"token" "bytea",
	"source" "bytea" NOT NULL,
	"target" "bytea" NOT NULL,
	"amount" numeric(78, 0),
	"token_id" numeric(78, 0),
	CONSTRAINT "movements_chain_block_place_step_pk" PRIMARY KEY("chain","block","place","step")
);
--> statement-breakpoint
INSERT INTO "movements"
SELECT old."block", old."place", old."step", chains."short_id",
	array_position(array['native', 'erc20', 'erc721', 'erc1155', 'allowance', 'tokenApproval', 'operatorApproval'], old."kind") - 1,
	old."token", old."source", old."target", old."amount", old."token_id"
FROM "old_movements" old JOIN "chains" ON chains."id" = old."chain"
ORDER BY chains."short_id", old."block", old."place", old."step";--> statement-breakpoint
DROP TABLE "old_movements";--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"chain" smallint NOT NULL,
	"address" "bytea" NOT NULL,
	CONSTRAINT "accounts_chain_address_pk" PRIMARY KEY("chain","address")
);
--> statement-breakpoint
INSERT INTO "accounts" ("chain", "address")
SELECT DISTINCT chains."short_id", old."account"
FROM "entries" old JOIN "chains" ON chains."id" = old."chain";--> statement-breakpoint
ALTER TABLE "entries" RENAME TO "old_entries";--> statement-breakpoint
ALTER TABLE "old_entries" RENAME CONSTRAINT "entries_chain_account_block_place_pk" TO "old_entries_pk";--> statement-breakpoint
CREATE TABLE "entries" (
	"account" integer NOT NULL,
	"block" integer NOT NULL,
	"place" integer NOT NULL,
	"kind" smallint NOT NULL,
	CONSTRAINT "entries_account_kind_block_place_pk" PRIMARY KEY("account","kind","block","place")
);
--> statement-breakpoint
INSERT INTO "entries"
SELECT accounts."id", old."block", old."place",
	array_position(array['sent', 'received', 'swapped', 'approved', 'deployed', 'called'], old."kind") - 1
FROM "old_entries" old
JOIN "chains" ON chains."id" = old."chain"
JOIN "accounts" ON accounts."chain" = chains."short_id" AND accounts."address" = old."account"
ORDER BY chains."short_id", old."block", old."place";--> statement-breakpoint
DROP TABLE "old_entries";
