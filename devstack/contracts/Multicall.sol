// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The two calls of Multicall3 that clients read balances with. Public chains
/// carry Multicall3 at a fixed address; the first local chain gets this there.
contract Multicall {
    struct Call3 {
        address target;
        bool allowFailure;
        bytes callData;
    }

    struct Result {
        bool success;
        bytes returnData;
    }

    error CallFailed(uint256 index);

    function getEthBalance(
        address owner
    ) external view returns (uint256 balance) {
        return owner.balance;
    }

    function aggregate3(
        Call3[] calldata calls
    ) external payable returns (Result[] memory results) {
        results = new Result[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) {
            (bool success, bytes memory returnData) = calls[i].target.call(
                calls[i].callData
            );
            if (!success && !calls[i].allowFailure) revert CallFailed(i);
            results[i] = Result(success, returnData);
        }
    }
}
