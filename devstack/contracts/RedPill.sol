// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Doubles what it is sent where it believes that somebody only tries it out,
/// and keeps it where it is for real. Each kind tells the two apart in another
/// way; the last four do not care and change their mind later.
contract RedPill {
    uint256 private immutable kind;
    uint256 private immutable madeAtBlock = block.number;
    uint256 private immutable madeAtTime = block.timestamp;
    bool private isHonest = true;

    constructor(uint256 kind_) payable {
        kind = kind_;
    }

    function turn() external {
        isHonest = false;
    }

    function claim() external payable {
        uint256 gas = gasleft();
        if (!looksTried(gas)) return;
        (bool isPaid, ) = msg.sender.call{value: 2 * msg.value}("");
        require(isPaid);
    }

    receive() external payable {}

    function looksTried(uint256 gas) private view returns (bool) {
        if (kind == 0) return block.number == 0;
        if (kind == 1) return block.timestamp <= 1;
        if (kind == 2) return block.coinbase == address(0);
        if (kind == 3) return block.basefee == 0;
        if (kind == 4) return tx.gasprice == 0;
        if (kind == 5) return tx.gasprice < block.basefee;
        if (kind == 6) return block.prevrandao == 0;
        if (kind == 7) return block.gaslimit > 1_000_000_000;
        if (kind == 8) return gas > block.gaslimit / 2;
        if (kind == 9) return gas > 5_000_000;
        if (kind == 10) return tx.origin == address(0);
        if (kind == 11) return msg.sender.balance > 1_000_000_000 ether;
        // Nobody has taken a fee of it.
        if (kind == 12) return (msg.sender.balance + msg.value) % 1 gwei == 0;
        if (kind == 13) return blockhash(block.number - 1) == bytes32(0);
        // A block that was there already.
        if (kind == 14) return block.number <= madeAtBlock;
        if (kind == 15) return block.timestamp <= madeAtTime;
        if (kind == 16) return isHonest;
        if (kind == 17) return block.timestamp < madeAtTime + 1 hours;
        if (kind == 18) return block.number < madeAtBlock + 50;
        return address(this).balance < 100 ether;
    }
}
